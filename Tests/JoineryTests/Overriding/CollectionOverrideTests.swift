import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Collections that are replaced as a whole.
@Suite struct CollectionOverrideTests {
  @Test(arguments: Lifetime.ofArrays)
  func `an override of the array replaces all contributions`(lifetime: Lifetime) throws {
    let base = try shop()
    let derived = try base.overriding { replacement(lifetime) }
    #expect(derived.resolve([any Plugin].self).map(\.name) == ["fake"])
    #expect(derived.resolve(Menu.self).names == ["fake"])
    #expect(derived.resolve(Home.self).menu.names == ["fake"])
    #expect(base.resolve(Menu.self).names == ["a", "b"])
    #expect(base.resolve(Home.self).menu.names == ["a", "b"])
  }

  @Test func `it does so for every way to ask for the array`() throws {
    let derived = try Container {
      Contribute { 1 }
      Transient { (all: [Int]?, later: Lazy<[Int]>, again: Provider<[Int]>) throws in
        [all ?? [], later.value, try again.get()]
      }
    }
    .overriding { Instance([7, 8]) }
    #expect(try derived.get([[Int]].self) == [[7, 8], [7, 8], [7, 8]])
    #expect(try derived.make { (all: [Int]) in all } == [7, 8])
  }

  @Test func `it does so where the override is one of the bindings, in any order`() throws {
    for isFirst in [true, false] {
      let container = try Container {
        if isFirst { Override(Instance([7])) }
        Contribute { 1 }
        Transient { (all: [Int]) in "\(all)" }
        if !isFirst { Override(Instance([7])) }
      }
      #expect(container.resolve(String.self) == "[7]")
    }
  }

  @Test func `an override by a function makes the array anew for each request`() throws {
    let builds = Counter()
    let derived = try shop().overriding {
      Override<[any Plugin]> {
        builds.increment()
        return []
      }
    }
    #expect(derived.resolve(Menu.self).names.isEmpty)
    #expect(derived.resolve([any Plugin].self).isEmpty)
    #expect(builds.value == 2)
  }

  @Test func `a collection that may be empty is replaced too`() throws {
    let base = try Container {
      Contributions<Int>()
      Transient { (all: [Int]) in "\(all)" }
    }
    #expect(base.resolve(String.self) == "[]")
    #expect(try base.overriding { Instance([7]) }.resolve(String.self) == "[7]")
  }

  @Test func `one under a qualifier is replaced under it`() throws {
    let base = try Container {
      Contribute({ 1 }, qualifier: Main.self)
      Contribute { 2 }
      Transient { (all: Qualified<[Int], Main>, others: [Int]) in "\(all.value) \(others)" }
    }
    let derived = try base.overriding { Instance([7], qualifier: Main.self) }
    #expect(base.resolve(String.self) == "[1] [2]")
    #expect(derived.resolve(String.self) == "[7] [2]")
  }

  @Test func `a scope's overrides replace what its container contributes`() throws {
    let base = try Container {
      Contribute { 1 }
      Singleton { (all: [Int]) in Kept(all: all) }
      Transient { (all: [Int]) in "\(all)" }
    }
    let scope = try base.scope { Override(Instance([7])) }
    #expect(scope.resolve(String.self) == "[7]")
    #expect(scope.resolve(Kept.self).all == [1])
    let derived = try base.scope().overriding { Instance([8]) }
    #expect(derived.resolve(String.self) == "[8]")
    #expect(derived.resolve(Kept.self).all == [8])
    #expect(base.resolve(Kept.self).all == [1])
    #expect(try base.overriding { Instance([9]) }.scope().resolve(String.self) == "[9]")
  }

  @Test func `an override of an override counts`() throws {
    let derived = try shop().overriding { Instance<[any Plugin]>([]) }
    #expect(try derived.overriding { replacement(.singleton) }.resolve(Menu.self).names == ["fake"])
  }

  @Test func `the graph of the container says the same`() throws {
    let derived = try shop().overriding { Instance<[any Plugin]>([]) }
    #expect(derived.description.issues().isEmpty)
    #expect(derived.description.nodes.contains { $0.role == .override })
  }

  @Test func `an array to which nothing contributes has nothing to replace`() throws {
    let base = try shop()
    let error = try rejection { try base.overriding { Instance([1]) } }
    #expect(error.ids == [.overrideOfNothing])
  }
}

// MARK: - Fixtures

private protocol Plugin: Sendable {
  var name: String { get }
}

private struct Real: Plugin {
  let name: String
}

private struct Menu: Sendable {
  let names: [String]

  init(plugins: [any Plugin]) {
    names = plugins.map(\.name)
  }
}

private final class Home: Sendable {
  let menu: Menu

  init(menu: Menu) {
    self.menu = menu
  }
}

private final class Kept: Sendable {
  let all: [Int]

  init(all: [Int]) {
    self.all = all
  }
}

private enum Main {}

private func shop() throws -> Container {
  try Container {
    Contribute<any Plugin> { Real(name: "a") }
    Contribute(Singleton<any Plugin> { Real(name: "b") })
    Transient(Menu.init)
    Singleton(Home.init)
  }
}

extension Lifetime {
  /// Those in which an array can be bound.
  fileprivate static let ofArrays: [Lifetime] = [.instance, .singleton, .transient]
}

private func replacement(_ lifetime: Lifetime) -> BindingList {
  let make = { @Sendable () -> [any Plugin] in [Real(name: "fake")] }
  return switch lifetime {
  case .instance: BindingBuilder.buildExpression(Instance(make()))
  case .singleton: BindingBuilder.buildExpression(Singleton(make))
  case .transient, .scoped, .weak, .assisted, .input:
    BindingBuilder.buildExpression(Transient(make))
  }
}
