import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// What is found before anything is made.
@Suite struct VerificationTests {
  @Test func `V19: every problem is in one report, with ids, names and places`() throws {
    let builds = Counter()
    let error = try rejection(of: "shop") {
      Singleton { (_: Missing) in
        builds.increment()
        return Service()
      }
      Transient { (_: OtherMissing) in Client() }
      Singleton(Hen.init(egg:))
      Singleton(Egg.init(hen:))
      Instance(1)
      Instance(2)
      Override(Instance("fake"))
      Decorate<Double> { (base: Double) in base }
      Transient { (_: [Character]) in Float(1) }
      Scoped(Cart.init)
      Singleton(Holder.init(cart:))
    }
    #expect(
      error.ids == [
        .missingBinding, .missingBinding, .duplicateBinding, .dependencyCycle, .captiveDependency,
        .overrideOfNothing, .decoratorOfNothing, .emptyCollection,
      ])
    #expect(error.graph == "shop")
    #expect(builds.value == 0)
    #expect(error.issues.allSatisfy { $0.place?.file == "JoineryTests/VerificationTests.swift" })
    #expect(error.description.hasPrefix("8 problems"))
    for issue in error.issues { #expect(error.description.contains(issue.headline)) }
  }

  @Test func `a factory that asks for the container is told what to ask for instead`() throws {
    let error = try rejection { Singleton { (_: Container) in Service() } }
    let container = try Container {}
    let asked = try rejection { try container.get(Container.self) }
    #expect(error.ids == [.missingBinding])
    #expect(asked.ids == [.notBound])
    for issue in [error.issues[0], asked.issues[0]] {
      #expect(issue.notes.map(\.text).first?.contains("never gets the container") == true)
      #expect(issue.fix?.contains("Lazy") == true)
    }
  }

  @Test func `a qualified lazy value is told to be a lazy qualified one`() throws {
    let error = try rejection {
      Instance<any Animal>(Cat(), qualifier: Key.self)
      Singleton { (_: Qualified<Lazy<any Animal>, Key>) in Service() }
    }
    #expect(error.ids == [.missingBinding])
    #expect(
      error.issues[0].fix == "Lazy<Qualified<any Animal, Key>>  // the parameter's type")
  }

  @Test func `a binding that can give no value, or no object, is refused`() throws {
    let error = try rejection {
      Singleton { Unique() }
      Contribute { () }
      Singleton({ Unique() }, qualifier: Key.self)
      Instance(())
      Transient { () -> Never in fatalError() }
      Weak { 1 }
      Weak({ "text" }, qualifier: Key.self)
      Weak { Service?.none }
      Weak<any Animal> { Cat() }
      Weak { Service() }
    }
    #expect(
      error.ids
        == Array(repeating: .valuelessBinding, count: 5)
        + Array(repeating: .notAClassInstance, count: 3))
    #expect(error.headlines.contains("A binding of '()' gives no value."))
    #expect(
      error.issues.last?.headline
        == "'Service?' is bound weakly, but what is made is no class instance.")
    #expect(error.issues.allSatisfy { $0.place?.file == "JoineryTests/VerificationTests.swift" })
  }

  @Test func `who asks for what is missing through several parameters is listed once`() throws {
    let error = try rejection {
      Singleton { (_: Missing, _: Lazy<Missing>) in Service() }
      Transient { (_: Missing, _: Missing) in Client() }
    }
    #expect(error.ids == [.missingBinding])
    let issue = try #require(error.issues.first)
    #expect(issue.headline == "'Service' needs 'Missing', which nothing binds.")
    #expect(issue.notes.map(\.text).count == 1)
    #expect(issue.notes.first?.text.contains("Client") == true)
  }

  @Test func `V03: a missing dependency names what is missing and what needs it`() throws {
    let line = #line + 1
    let error = try rejection { Singleton { (_: Missing) in Service() } }
    #expect(error.ids == [.missingBinding])
    let issue = try #require(error.issues.first)
    #expect(issue.headline.contains("'Missing'"))
    #expect(issue.headline.contains("'Service'"))
    #expect(issue.place?.line == line)
    #expect(issue.fix == "Singleton(Missing.init)")
  }

  @Test func `S01: the chain of a missing binding starts at a root`() throws {
    let error = try rejection {
      Transient { (_: Client) in "root" }
      Transient { (_: Int, _: Service) in Client() }
      Singleton { (_: Missing) in Service() }
      Instance(1)
    }
    #expect(error.issues.first?.chain.map(\.name) == ["String", "Client", "Service", "Missing"])
    #expect(
      error.issues.first?.chain.map(\.request) == [
        nil, .parameter(position: 0, label: nil), .parameter(position: 1, label: nil),
        .parameter(position: 0, label: nil),
      ])
  }

  @Test func `G09: one missing key that many need is one issue with all of them`() throws {
    let error = try rejection {
      Singleton { (_: Missing) in Service() }
      Transient { (_: Missing) in Client() }
      Transient { (_: Missing) in 1 }
    }
    #expect(error.ids == [.missingBinding])
    #expect(error.issues.first?.notes.count == 2)
  }

  @Test func `V20: what a closure needs is seen as well as what an initialiser needs`() throws {
    let error = try rejection {
      Singleton { (hen: Hen) in Egg(hen: hen) }
      Singleton { (_: Missing) in Client() }
    }
    #expect(error.ids == [.missingBinding, .missingBinding])
  }

  @Test func `V34: the order of registration never changes what is valid or resolved`() throws {
    let bindings: [BindingList] = [
      BindingBuilder.buildExpression(Singleton<any Animal> { Cat() }),
      BindingBuilder.buildExpression(Transient { (animal: any Animal) in Box<Int>(animal) }),
      BindingBuilder.buildExpression(Transient { (animal: (any Animal)?) in Box<Bool>(animal) }),
      BindingBuilder.buildExpression(Decorate<any Animal> { (base: any Animal) in base }),
    ]
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]] {
      let container = try Container { for index in order { bindings[index] } }
      let animal = container.resolve((any Animal).self) as AnyObject
      #expect(container.resolve(Box<Int>.self).animal === animal)
      #expect(container.resolve(Box<Bool>.self).animal === animal)
    }
  }

  @Test func `S09: a cycle that several roots reach is reported once`() throws {
    let error = try rejection {
      Transient { (_: Hen) in 1 }
      Transient { (_: Egg) in "" }
      Singleton(Hen.init(egg:))
      Singleton(Egg.init(hen:))
    }
    #expect(error.ids == [.dependencyCycle])
  }

  @Test func `G15: a back-handle opens a cycle, an optional or a collection doesn't`() throws {
    _ = try Container {
      Transient { (_: Lazy<Client>) in Service() }
      Singleton { (_: Service) in Client() }
    }
    let optional = try rejection {
      Transient { (_: Client?) in Service() }
      Singleton { (_: Service) in Client() }
    }
    #expect(optional.ids == [.dependencyCycle])
    let collection = try rejection {
      Contribute { (_: Client) in Service() }
      Singleton { (_: [Service]) in Client() }
    }
    #expect(collection.ids == [.dependencyCycle])
  }

  @Test func `S04: near misses of a missing binding are explained`() throws {
    let error = try rejection {
      Singleton<any Animal> { Cat() }
      Instance("main", qualifier: Main.self)
      Transient { (_: String) in 1 }
      Contribute { 1.5 }
      Transient { (_: Double) in true }
    }
    #expect(
      error.issues.map { $0.nearMisses.map(\.reason) } == [[.otherQualifier], [.onlyContributed]])
    #expect(error.issues.first?.fix?.contains("Qualified<String, Main>") == true)
  }

  @Test func `S14: short names that are equal are told apart`() throws {
    let error = try rejection {
      Instance(First.Name())
      Transient { (_: Second.Name) in 1 }
    }
    #expect(error.issues.first?.headline.contains("Second.Name") == true)
  }

  @Test func `S26: what nothing needs is checked as well`() throws {
    let error = try rejection {
      Instance(1)
      Transient { (_: Missing) in Service() }
    }
    #expect(error.ids == [.missingBinding])
  }

  @Test func `S15: what nothing needs can be listed from the description`() throws {
    let container = try Container {
      Instance(1)
      Transient { (_: Int) in Service() }
      Instance("unused")
    }
    let graph = container.description
    #expect(graph.issues().isEmpty)
    let service = try #require(graph.nodes.first { $0.key.type.hasSuffix("Service") }?.key)
    let issues = graph.issues(reportsUnused: true, roots: [service])
    #expect(issues.map(\.id) == [.unusedBinding])
    #expect(issues.first?.headline.contains("'String'") == true)
  }

  @Test func `S24: the container and its description get the same verdict`() throws {
    let base = try Container { Transient { (_: Missing?) in Service() } }
    var graph = base.description
    graph.nodes[0].edges[0].kind = .hard
    let error = try rejection { Transient { (_: Missing) in Service() } }
    #expect(graph.issues().map(\.headline) == error.headlines)
  }
}

// MARK: - Fixtures

private enum Main {}
private enum First { struct Name: Sendable {} }
private enum Second { struct Name: Sendable {} }
private final class Missing: Sendable {}
private final class OtherMissing: Sendable {}
private final class Service: Sendable {}

private struct Unique: ~Copyable, Sendable {
  @discardableResult init() {}
}

private enum Key {}
private final class Client: Sendable {}
private final class Cart: Sendable {}
private protocol Animal: Sendable {}
private final class Cat: Animal {}

private struct Holder: Sendable {
  let cart: Cart
}

private final class Hen: Sendable {
  init(egg: Egg) {}
}

private final class Egg: Sendable {
  init(hen: Hen) {}
}

private struct Box<Mark> {
  let animal: AnyObject?
  init(_ animal: (any Animal)?) { self.animal = animal as AnyObject? }
}
