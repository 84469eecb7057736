import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Functions of run-time arguments.
@Suite struct AssistedTests {
  @Test func `a function of one, two or three arguments gets the dependencies after them`() throws {
    let container = try Container {
      Instance(Service(name: "s"))
      Assisted(Int.self) { (a: Int, s: Service) in Text("\(a) \(s.name)") }
      Assisted(Int.self, String.self) { (a: Int, b: String, s: Service) in
        Text("\(a) \(b) \(s.name)")
      }
      Assisted(Int.self, String.self, Bool.self) { (a: Int, b: String, c: Bool, s: Service) in
        Text("\(a) \(b) \(c) \(s.name)")
      }
    }
    let one: @Sendable (Int) -> Text = container.resolve()
    let two: @Sendable (Int, String) -> Text = container.resolve()
    let three: @Sendable (Int, String, Bool) -> Text = container.resolve()
    #expect(
      [one(1), two(1, "b"), three(1, "b", true)].map(\.text) == ["1 s", "1 b s", "1 b true s"])
  }

  @Test func `an initialiser is bound by its name`() throws {
    let container = try Container {
      Instance(Service(name: "s"))
      Assisted(Int.self, make: Item.init(id:service:))
    }
    let make: @Sendable (Int) -> Item = container.resolve()
    #expect(make(3).id == 3)
    #expect(make(3) !== make(3))
    #expect(make(3).service === container.resolve(Service.self))
  }

  @Test func `a function that can throw throws, with one, two or three arguments`() throws {
    let container = try Container {
      Assisted(Int.self) { (a: Int) throws -> Text in throw Refusal(total: a) }
      Assisted(Int.self, Int.self) { (a: Int, b: Int) throws -> Text in throw Refusal(total: a + b)
      }
      Assisted(Int.self, Int.self, Int.self) { (a: Int, b: Int, c: Int) throws -> Text in
        throw Refusal(total: a + b + c)
      }
    }
    let one: @Sendable (Int) throws -> Text = container.resolve()
    let two: @Sendable (Int, Int) throws -> Text = container.resolve()
    let three: @Sendable (Int, Int, Int) throws -> Text = container.resolve()
    #expect(throws: Refusal(total: 1)) { try one(1) }
    #expect(throws: Refusal(total: 3)) { try two(1, 2) }
    #expect(throws: Refusal(total: 6)) { try three(1, 2, 3) }
  }

  @Test func `a consumer may ask for the function with or without Sendable`() throws {
    let container = try Container {
      Instance(Service(name: "s"))
      Assisted(Int.self, make: Item.init(id:service:))
      Assisted(String.self) { (text: String) throws in Text(text) }
      Transient(SendableConsumer.init(make:))
      Transient(PlainConsumer.init(make:))
      Transient { (make: @escaping (String) throws -> Text) in PlainThrowing(make: make) }
      Transient { (lazy: Lazy<(Int) -> Item>, all: ((Int) -> Item)?) in
        lazy.value(4).id + (all?(5).id ?? 0)
      }
    }
    #expect(container.resolve(SendableConsumer.self).make(1).id == 1)
    #expect(container.resolve(PlainConsumer.self).make(2).id == 2)
    #expect(try container.resolve(PlainThrowing.self).make("a").text == "a")
    #expect(container.resolve(Int.self) == 9)
    #expect(container.resolve(((Int) -> Item).self)(3).id == 3)
    #expect(container.find(((Int) -> Item).self) != nil)
  }

  @Test func `a function of four arguments is made by a factory that returns it`() throws {
    let container = try Container {
      Instance(Service(name: "s"))
      Assisted { (service: Service) in
        { @Sendable (a: Int, b: Int, c: Int, d: Int) in Item(id: a + b + c + d, service: service) }
      }
    }
    let make: @Sendable (Int, Int, Int, Int) -> Item = container.resolve()
    #expect(make(1, 2, 3, 4).id == 10)
    #expect(container.description.nodes.last?.edges.count == 1)
  }

  @Test func `the dependencies are asked for at each call`() throws {
    let builds = Counter()
    let container = try Container {
      Transient { Service(name: "\(builds.increment())") }
      Assisted(Int.self) { (id: Int, service: Service) in Text("\(id) \(service.name)") }
    }
    let make: @Sendable (Int) -> Text = container.resolve()
    #expect(builds.value == 0)
    #expect([make(7), make(7)].map(\.text) == ["7 1", "7 2"])
  }

  @Test func `a singleton may keep a function of its own container`() throws {
    weak var released: Keeper?
    do {
      let container = try Container {
        Singleton(Keeper.init(make:))
        Assisted(Int.self) { (id: Int, keeper: Keeper) in Text("\(id) by \(keeper.name)") }
      }
      let keeper: Keeper = container.resolve()
      #expect(keeper.make(1).text == "1 by keeper")
      released = keeper
    }
    #expect(released == nil)
  }

  @Test func `functions that differ in an argument or in throwing are different keys`() throws {
    let container = try Container {
      Assisted(Int.self) { (a: Int) in Text("int \(a)") }
      Assisted(String.self) { (a: String) in Text("string \(a)") }
      Assisted(Bool.self) { (a: Bool) throws in Text("bool \(a)") }
    }
    #expect(container.find((@Sendable (Bool) -> Text).self) == nil)
    #expect(container.find((@Sendable (Int) throws -> Text).self) == nil)
    #expect(container.resolve((@Sendable (String) -> Text).self)("x").text == "string x")
    let error = try rejection {
      Assisted(Int.self) { (a: Int) in Text("1") }
      Assisted(Int.self) { (a: Int) in Text("2") }
    }
    #expect(error.ids == [.duplicateBinding])
  }

  @Test func `a missing dependency of a function is reported with the others`() throws {
    let error = try rejection { Assisted(Int.self, make: Item.init(id:service:)) }
    #expect(error.ids == [.missingBinding])
    #expect(error.issues.first?.headline.contains("'Service'") == true)
  }

  @Test func `U18: two arguments of one type keep their order`() throws {
    let container = try Container {
      Assisted(Int.self, Int.self) { (first: Int, second: Int) in Text("\(first)-\(second)") }
    }
    #expect(container.resolve((@Sendable (Int, Int) -> Text).self)(1, 2).text == "1-2")
  }

  @Test func `P04: an argument goes before a binding of the same type`() throws {
    let container = try Container {
      Instance(1)
      Assisted(Int.self) { (argument: Int, bound: Int) in Text("\(argument) \(bound)") }
    }
    #expect(container.resolve((@Sendable (Int) -> Text).self)(2).text == "2 1")
  }

  @Test func `a function in a scope uses the scope's values`() throws {
    let container = try Container {
      Scoped { Service(name: "scoped") }
      Assisted(Int.self, make: Item.init(id:service:))
    }
    let scope = try container.scope()
    let make: @Sendable (Int) -> Item = scope.resolve()
    #expect(make(1).service === scope.resolve(Service.self))
    let plain: (Int) -> Item = scope.resolve()
    #expect(plain(1).service === scope.resolve(Service.self))
    #expect(container.find((@Sendable (Int) -> Item).self) == nil)
    #expect(container.find(((Int) -> Item).self) == nil)
  }
}

// MARK: - Fixtures

private struct Refusal: Error, Equatable { var total: Int }

private final class Service: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

private struct Text {
  let text: String
  init(_ text: String) { self.text = text }
}

private final class Item: Sendable {
  let id: Int
  let service: Service
  init(id: Int, service: Service) {
    self.id = id
    self.service = service
  }
}

private struct SendableConsumer { let make: @Sendable (Int) -> Item }
private struct PlainConsumer { let make: (Int) -> Item }
private struct PlainThrowing { let make: (String) throws -> Text }

private final class Keeper: Sendable {
  let name = "keeper"
  let make: @Sendable (Int) -> Text
  init(make: @escaping @Sendable (Int) -> Text) { self.make = make }
}
