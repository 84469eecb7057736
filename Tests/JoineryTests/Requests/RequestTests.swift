import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// The ways to ask a container for something.
@Suite struct RequestTests {
  @Test func `a value is asked for by the context, by its type, and with a qualifier`() throws {
    let container = try Container {
      Instance("plain")
      Instance("main", qualifier: Main.self)
    }
    let byContext: String = container.resolve()
    let qualifiedByContext: String = container.resolve(qualifier: Main.self)
    let thrownByContext: String = try container.get()
    let foundByContext: String? = container.find()
    #expect(byContext == "plain")
    #expect(qualifiedByContext == "main")
    #expect(thrownByContext == "plain")
    #expect(foundByContext == "plain")
    #expect(container.resolve(String.self) == "plain")
    #expect(try container.get(String.self) == "plain")
    #expect(try container.get(String.self, qualifier: Main.self) == "main")
    #expect(container.find(String.self, qualifier: Main.self) == "main")
    #expect(container.resolve(Qualified<String, Main>.self).value == "main")
  }

  @Test func `M29: what isn't bound is nil for find, and an error for get`() throws {
    let container = try Container("shop") { Instance(1) }
    #expect(container.find(String.self) == nil)
    let error = try rejection { try container.get(String.self) }
    #expect(error.ids == [.notBound])
    #expect(error.issues.first?.headline.contains("'String'") == true)
    #expect(error.issues.first?.headline.contains("'shop'") == true)
    #expect(error.graph == nil)
  }

  @Test func `K23: an error about a qualified key has the type and the qualifier`() throws {
    let container = try Container { Instance("plain") }
    let error = try rejection { try container.get(String.self, qualifier: Main.self) }
    #expect(error.ids == [.notBound])
    #expect(error.issues.first?.headline.contains("String (Main)") == true)
    #expect(error.issues.first?.nearMisses.map(\.reason) == [.otherQualifier])
  }

  @Test func `S04: an error names what comes close, and why it isn't meant`() throws {
    let container = try Container {
      Singleton<any Animal> { Cat() }
      Instance(1, qualifier: Main.self)
      Contribute { 1.5 }
      Instance<Character?>("c")
    }
    func reasons<Value>(_ type: Value.Type) throws -> [NearMiss.Reason] {
      try rejection { try container.get(type) }.issues.first?.nearMisses.map(\.reason) ?? []
    }
    #expect(try reasons(Int.self) == [.otherQualifier])
    #expect(try reasons(Double.self) == [.onlyContributed])
    #expect(try reasons(Character.self) == [.optional])
  }

  @Test func `a missing collection is reported as a collection`() throws {
    let container = try Container { Instance(1) }
    let error = try rejection { try container.get([String].self) }
    #expect(error.issues.first?.headline.contains("[String]") == true)
  }

  @Test func `a missing lifted type is reported as what it asks for`() throws {
    let container = try Container { Instance(1) }
    for error in [
      try rejection { try container.get(Lazy<String>.self) },
      try rejection { try container.get(Provider<String>.self) },
    ] {
      #expect(error.ids == [.notBound])
      #expect(error.issues.first?.headline.contains("'String'") == true)
    }
  }

  @Test func `P01: a function whose parameters are bound is called`() throws {
    let container = try Container {
      Instance("a")
      Instance(1)
    }
    let page = try container.make(Page.init(text:number:))
    #expect(page.text == "a")
    #expect(page.number == 1)
    #expect(try container.make { (text: String) in text.count } == 1)
    #expect(try container.make { "no parameters" } == "no parameters")
    #expect(container.find(Page.self) == nil)
  }

  @Test func `K27: parameters of a function may be qualified or lifted`() throws {
    let container = try Container {
      Instance("plain")
      Instance("main", qualifier: Main.self)
      Contribute { 1 }
    }
    let text = try container.make {
      (main: Qualified<String, Main>, plain: Lazy<String>, numbers: [Int], absent: Double?) in
      "\(main.value) \(plain.value) \(numbers) \(absent == nil)"
    }
    #expect(text == "main plain [1] true")
  }

  @Test func `make reports every parameter that is missing, with the place, and makes nothing`()
    throws
  {
    let builds = Counter()
    let container = try Container("shop") {
      Singleton {
        builds.increment()
        return Cat()
      }
      Scoped { 1 }
    }
    let line = #line + 2
    let error = try rejection {
      try container.make { (_: Cat, _: String, _: [Double], _: Int, _: Character?) in true }
    }
    #expect(error.issues.count == 3)
    #expect(error.graph == "shop")
    #expect(builds.value == 0)
    #expect(error.issues.first?.place?.line == line)
    for (issue, name) in zip(error.issues, ["String", "Double", "Int"]) {
      #expect(issue.headline.contains(name))
    }
  }

  @Test func `P07: what the function throws is thrown as it is`() throws {
    let container = try Container { Instance(1) }
    #expect(throws: Refusal(number: 1)) {
      try container.make { (number: Int) throws in throw Refusal(number: number) }
    }
  }

  @Test func `P03: a default value is used where the closure leaves the argument out`() throws {
    let container = try Container { Instance(7) }
    #expect(try container.make { (number: Int) in Page(number: number) }.text == "default")
  }

  @Test func `P09: found or else made: shared if bound so, new if not`() throws {
    let container = try Container {
      Singleton { Cat() }
      Transient { Box(cat: Cat()) }
    }
    func cat() throws -> Cat { try container.find() ?? container.make { Cat() } }
    func box() throws -> Box { try container.find() ?? container.make(Box.init(cat:)) }
    func crate() throws -> Crate { try container.find() ?? container.make(Crate.init(cat:)) }
    #expect(try cat() === cat())
    #expect(try box() !== box())
    #expect(try crate() !== crate())
    #expect(try crate().cat === cat())
  }

  @Test func `K22: a provider of a qualified transient makes a new one each time`() throws {
    let container = try Container { Transient({ Cat() }, qualifier: Main.self) }
    let provider: Provider<Qualified<Cat, Main>> = container.resolve()
    #expect(provider().value !== provider().value)
  }

  @Test func `K20: a qualified singleton is the same through a provider and any scope`() throws {
    let container = try Container { Singleton({ Cat() }, qualifier: Main.self) }
    let cat = container.resolve(Cat.self, qualifier: Main.self)
    let provider: Provider<Qualified<Cat, Main>> = container.resolve()
    #expect(provider().value === cat)
    #expect(try container.scope().scope().resolve(Cat.self, qualifier: Main.self) === cat)
  }

  @Test func `a transient that isn't Sendable is handed over to its caller`() async throws {
    let container = try Container {
      Transient { NotSendable() }
      Transient { (object: NotSendable) in Wrapping(object: object) }
    }
    let object: NotSendable = container.resolve()
    // The compiler lets the object go to another task, since nobody else can have it.
    let task = Task {
      object.count += 1
      return object.count
    }
    #expect(await task.value == 1)
    _ = container.resolve(Wrapping.self)
  }
}

// MARK: - Fixtures

private enum Main {}
private struct Refusal: Error, Equatable { var number: Int }
private protocol Animal: Sendable {}
private final class Cat: Animal {}

private struct Page {
  var text = "default"
  var number: Int
}

private final class Box {
  let cat: Cat
  init(cat: Cat) { self.cat = cat }
}

private final class Crate {
  let cat: Cat
  init(cat: Cat) { self.cat = cat }
}

private final class NotSendable {
  var count = 0
}

private struct Wrapping { let object: NotSendable }
