import Joinery
import JoineryAnalysis
import Testing

/// One binding that a container reaches several times.
@Suite struct SameBindingTests {
  @Test(arguments: Reach.allCases)
  func `a binding of any role counts once, however it is reached`(reach: Reach) throws {
    let contribution = Contribute { 1 }
    #expect(try Container { reach.list(contribution) }.resolve([Int].self) == [1])

    let decorator = Decorate<Int> { (base: Int) in base + 1 }
    let decorated = try Container {
      Singleton { 1 }
      reach.list(decorator)
    }
    #expect(decorated.resolve(Int.self) == 2)

    let singleton = Singleton { 1 }
    #expect(try Container { reach.list(singleton) }.resolve(Int.self) == 1)

    let override = Override(Instance(2))
    let overridden = try Container {
      Singleton { 1 }
      reach.list(override)
    }
    #expect(overridden.resolve(Int.self) == 2)
    #expect(try Container { singleton }.overriding { reach.list(Instance(2)) }.resolve() == 2)
  }

  @Test func `a contribution stands where it comes first`() throws {
    let first = Contribute { 1 }
    let second = Contribute { 2 }
    let module = Module { first }
    let container = try Container {
      second
      module
      first
      second
    }
    #expect(container.resolve([Int].self) == [2, 1])
  }

  @Test func `what a container has is not added by what is derived from it`() throws {
    let contribution = Contribute { 1 }
    let container = try Container { contribution }
    #expect(try container.overriding { contribution }.resolve([Int].self) == [1])
    #expect(try container.scope { contribution }.resolve([Int].self) == [1])
  }

  @Test func `equal bindings are not the same`() throws {
    let container = try Container {
      for _ in 0..<2 { Contribute { 1 } }
    }
    #expect(container.resolve([Int].self) == [1, 1])
  }
}

/// How a binding is reached more than once.
enum Reach: CaseIterable {
  case twice
  case modules
  case moduleAndDirectly

  func list(_ binding: some ContainerBinding) -> BindingList {
    let list = BindingBuilder.buildExpression(binding)
    switch self {
    case .twice: return BindingBuilder.buildBlock(list, list)
    case .modules:
      return BindingBuilder.buildBlock(
        BindingBuilder.buildExpression(Module("a") { list }),
        BindingBuilder.buildExpression(Module("b") { list }))
    case .moduleAndDirectly:
      return BindingBuilder.buildBlock(
        BindingBuilder.buildExpression(Module("a") { list }), list)
    }
  }
}
