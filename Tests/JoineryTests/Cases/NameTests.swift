import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Keys whose names look alike.
@Suite struct NameTests {
  @Test func `W18: types of one name in two places are two keys`() throws {
    let container = try Container {
      Singleton(First.Service.init)
      Singleton(Second.Service.init)
    }
    let first: First.Service = container.resolve()
    let second: Second.Service = container.resolve()
    #expect(container.resolve(First.Service.self) === first)
    #expect(container.resolve(Second.Service.self) === second)
    let keys = container.description.nodes.map(\.key)
    #expect(Set(keys).count == 2)
    let names = keys.map { container.description.displayName(of: $0) }
    #expect(names == ["First.Service", "Second.Service"])
  }

  @Test func `W18: types of one name in two functions are two keys with names that differ`() throws
  {
    func bindingsHere() -> (BindingList, Any.Type) {
      final class Service: Sendable {}
      return (BindingBuilder.buildExpression(Singleton(Service.init)), Service.self)
    }
    func bindingsThere() -> (BindingList, Any.Type) {
      final class Service: Sendable {}
      return (BindingBuilder.buildExpression(Singleton(Service.init)), Service.self)
    }
    let container = try Container {
      bindingsHere().0
      bindingsThere().0
    }
    #expect(Set(container.description.nodes.map(\.key)).count == 2)
  }

  @Test func `W18: a protocol, its optional and its implementation are three keys`() throws {
    let container = try Container {
      Instance<any Animal>(Dog(name: "protocol"))
      Instance<(any Animal)?>(Dog(name: "optional"))
      Instance(Dog(name: "type"))
    }
    #expect(container.resolve((any Animal).self).name == "protocol")
    #expect(container.resolve((any Animal)?.self)?.name == "optional")
    #expect(container.resolve(Dog.self).name == "type")
  }

  @Test func `W19: overriding one of three qualifiers changes only that one`() throws {
    let base = try Container {
      Instance(Handler<Int, String>(name: "a"), qualifier: First.self)
      Instance(Handler<Int, String>(name: "b"), qualifier: Second.self)
      Instance(Handler<Int, String>(name: "c"), qualifier: Third.self)
      Instance(Handler<Int, String>(name: "plain"))
    }
    let derived = try base.overriding {
      Instance(Handler<Int, String>(name: "B"), qualifier: Second.self)
    }
    func names(_ container: Container) -> [String] {
      [
        container.resolve(Handler<Int, String>.self, qualifier: First.self).name,
        container.resolve(Handler<Int, String>.self, qualifier: Second.self).name,
        container.resolve(Handler<Int, String>.self, qualifier: Third.self).name,
        container.resolve(Handler<Int, String>.self).name,
      ]
    }
    #expect(names(base) == ["a", "b", "c", "plain"])
    #expect(names(derived) == ["a", "B", "c", "plain"])
  }

  @Test func `M24: a closed generic is an ordinary key`() throws {
    let container = try Container {
      Singleton { Handler<Int, String>(name: "text") }
      Singleton { (text: Handler<Int, String>) in Handler<Int, Bool>(name: text.name + " and flag")
      }
    }
    #expect(container.resolve(Handler<Int, Bool>.self).name == "text and flag")
    #expect(container.find(Handler<Bool, Int>.self) == nil)
  }

  @Test func `M35: what is bound is found, under exactly its type`() throws {
    let container = try Container {
      Singleton<any Animal> { Dog(name: "rex") }
      Instance(1, qualifier: First.self)
      Contribute<String> { "a" }
      Transient { Handler<Int, String>(name: "") }
    }
    #expect(container.find((any Animal).self) != nil)
    #expect(container.find(Int.self, qualifier: First.self) == 1)
    #expect(container.find([String].self) == ["a"])
    #expect(container.find(Handler<Int, String>.self) != nil)
    #expect(container.find(Lazy<any Animal>.self) != nil)
    #expect(container.find(Provider<any Animal>.self) != nil)
  }

  @Test func `M36: what is only behind a protocol, a qualifier or a collection is not found`()
    throws
  {
    let container = try Container {
      Singleton<any Animal> { Dog(name: "rex") }
      Instance(1, qualifier: First.self)
      Contribute<String> { "a" }
    }
    #expect(container.find(Dog.self) == nil)
    #expect(container.find(Int.self) == nil)
    #expect(container.find(Int.self, qualifier: Second.self) == nil)
    #expect(container.find(String.self) == nil)
    #expect(container.find([Int].self) == nil)
  }

  @Test func `the name and the fix of what is missing are what the compiler takes`() throws {
    let error = try #require(throws: GraphError.self) {
      try Container {
        Transient {
          (_: Pack<Int, String>, _: Pack<>, _: (any Animal).Type, _: any Animal.Type) in
          Dog(name: "")
        }
      }
    }
    #expect(
      error.issues.compactMap(\.fix) == [
        "Singleton<Pack<Int, String>>(<#Implementation#>.init)",
        "Singleton<Pack<>>(<#Implementation#>.init)",
        "Instance<(any Animal).Type>(<#value#>)",
        "Instance<any Animal.Type>(<#value#>)",
      ])
  }
}

// MARK: - Fixtures

private enum First { final class Service: Sendable {} }
private enum Second { final class Service: Sendable {} }
private enum Third {}

private protocol Animal: Sendable { var name: String { get } }
private struct Dog: Animal { let name: String }
private struct Pack<each Element>: Sendable {}
private struct Handler<Input, Output>: Sendable { let name: String }
