import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Collections.
@Suite struct ContributionTests {
  @Test func `M08: one contribution makes a collection of one`() throws {
    let container = try Container { Contribute { Plugin("a") } }
    #expect(container.resolve([Plugin].self).map(\.name) == ["a"])
  }

  @Test(arguments: [["a", "b", "c"], ["c", "b", "a"], ["b", "a", "c"]])
  func `M09, M10: elements come in the order of their registration`(names: [String]) throws {
    let container = try Container {
      for name in names { Contribute<any Extension> { Plugin(name) } }
    }
    #expect(container.resolve([any Extension].self).map(\.name) == names)
  }

  @Test func `M11: a service, a collection and another service are all filled`() throws {
    let container = try Container {
      Contribute<any Extension> { Plugin("a") }
      Contribute<any Extension> { Other() }
      Instance(1)
      Instance("text")
      Transient { (number: Int, plugins: [any Extension], text: String) in
        "\(number) \(plugins.map(\.name)) \(text)" as Substring
      }
    }
    #expect(container.resolve(Substring.self) == "1 [\"a\", \"other\"] text")
    #expect(container.resolve([any Extension].self)[1] is Other)
  }

  @Test func `U13: a composite takes all elements and is none of them, in any order`() throws {
    for isFirst in [true, false] {
      let container = try Container {
        if isFirst { compositeBinding }
        Contribute<any Extension> { Plugin("a") }
        Contribute<any Extension> { Other() }
        if !isFirst { compositeBinding }
      }
      #expect(container.resolve((any Extension).self).name == "a+other")
      #expect(container.resolve([any Extension].self).count == 2)
    }
  }

  @Test func `a contribution is not a binding, and a binding is no contribution`() throws {
    let container = try Container {
      Contribute { Plugin("contributed") }
      Singleton { Plugin("bound") }
    }
    #expect(container.resolve(Plugin.self).name == "bound")
    #expect(container.resolve([Plugin].self).map(\.name) == ["contributed"])
    let error = try rejection {
      Contribute { Plugin("contributed") }
      Transient { (plugin: Plugin) in 1 }
    }
    #expect(error.ids == [.missingBinding])
    #expect(error.issues.first?.nearMisses.map(\.reason) == [.onlyContributed])
  }

  @Test func `M30: a collection of nothing is an error, unless it is declared as possibly empty`()
    throws
  {
    let error = try rejection { Transient { (plugins: [Plugin]) in plugins.count } }
    #expect(error.ids == [.emptyCollection])
    #expect(error.issues.first?.fix?.contains("Contributions<Plugin>()") == true)
    let container = try Container {
      Contributions<Plugin>()
      Transient { (plugins: [Plugin]) in plugins.count }
    }
    #expect(container.resolve(Int.self) == 0)
    #expect(container.resolve([Plugin].self).isEmpty)
    #expect(try Container {}.find([Plugin].self) == nil)
  }

  @Test func `S13: the declaration changes nothing where there are contributions`() throws {
    let container = try Container {
      Contribute { Plugin("a") }
      Contributions<Plugin>()
      Contributions<Plugin>()
    }
    #expect(container.resolve([Plugin].self).map(\.name) == ["a"])
  }

  @Test func `each element lives as long as its binding says`() throws {
    let container = try Container {
      Contribute { Plugin("transient") }
      Contribute(Singleton { Plugin("singleton") })
      Contribute(Scoped { Plugin("scoped") })
      Contribute(Weak { Plugin("weak") })
      Contribute(Instance(Plugin("instance")))
    }
    let scope = try container.scope()
    let other = try container.scope()
    let first: [Plugin] = scope.resolve()
    let second: [Plugin] = scope.resolve()
    let third: [Plugin] = other.resolve()
    #expect(first.map(\.name) == ["transient", "singleton", "scoped", "weak", "instance"])
    #expect(zip(first, second).map { $0 === $1 } == [false, true, true, true, true])
    #expect(zip(first, third).map { $0 === $1 } == [false, true, false, true, true])
    // Outside a scope the collection can't be made.
    #expect(try rejection { try container.get([Plugin].self) }.ids == [.scopedOutsideScope])
    #expect(container.find([Plugin].self) == nil)
  }

  @Test func `contributions have dependencies of their own`() throws {
    let container = try Container {
      Instance("p")
      Contribute { (prefix: String) in Plugin("\(prefix)1") }
      Contribute { (prefix: String, others: [Int]) in Plugin("\(prefix)\(others)") }
      Contribute(Instance(2))
    }
    #expect(container.resolve([Plugin].self).map(\.name) == ["p1", "p[2]"])
  }

  @Test func `a qualified contribution makes a collection of qualified values`() throws {
    let container = try Container {
      Contribute(Singleton({ Plugin("a") }, qualifier: Beta.self))
      Contribute { Plugin("b") }
      Transient { (beta: [Qualified<Plugin, Beta>], plain: [Plugin]) in
        beta.map(\.value.name) + plain.map(\.name)
      }
    }
    #expect(container.resolve([Plugin].self).map(\.name) == ["b"])
    #expect(container.resolve([Qualified<Plugin, Beta>].self).map(\.value.name) == ["a"])
    #expect(container.resolve([String].self) == ["a", "b"])
  }

  @Test func `U05: a scope adds to the collection, for itself`() throws {
    let container = try Container {
      Contribute { Plugin("base") }
      Transient { (plugins: [Plugin]) in plugins.map(\.name) as [String] }
      Singleton { (plugins: [Plugin]) in plugins.count }
    }
    let scope = try container.scope { Contribute { Plugin("scope") } }
    let inner = try scope.scope { Contribute { Plugin("inner") } }
    #expect(container.resolve([Plugin].self).map(\.name) == ["base"])
    #expect(scope.resolve([Plugin].self).map(\.name) == ["base", "scope"])
    #expect(inner.resolve([Plugin].self).map(\.name) == ["base", "scope", "inner"])
    #expect(inner.resolve([String].self) == ["base", "scope", "inner"])
    // The singleton is the container's, and so are the elements that it sees.
    #expect(inner.resolve(Int.self) == 1)
  }

  @Test func `L31: a module's contributions come once, its own before those it includes`() throws {
    let inner = Module { Contribute { Plugin("inner") } }
    let left = Module {
      inner
      Contribute { Plugin("left") }
    }
    let right = Module {
      Contribute { Plugin("right") }
      inner
    }
    let container = try Container {
      left
      right
      Contribute { Plugin("own") }
    }
    #expect(container.resolve([Plugin].self).map(\.name) == ["own", "left", "inner", "right"])
  }

  @Test func `L31: a module that the container and a scope include contributes once`() throws {
    let shared = Module {
      Contribute { Plugin("shared") }
      Decorate<Plugin> { (base: Plugin) in Plugin("<\(base.name)>") }
      Singleton { 1 }
    }
    let container = try Container { shared }
    let scope = try container.scope { shared }
    #expect(scope.resolve(Int.self) == 1)
    #expect(scope.resolve([Plugin].self).map(\.name) == ["<shared>"])
  }

  @Test func `overriding adds contributions, which those who collect see`() throws {
    let container = try Container {
      Contribute { Plugin("base") }
      Singleton { (plugins: [Plugin]) in plugins.count }
    }
    #expect(container.resolve(Int.self) == 1)
    let derived = try container.overriding { Contribute { Plugin("more") } }
    #expect(derived.resolve([Plugin].self).map(\.name) == ["base", "more"])
    #expect(derived.resolve(Int.self) == 2)
    #expect(container.resolve(Int.self) == 1)
  }
}

// MARK: - Fixtures

private enum Beta {}
private protocol Extension: Sendable { var name: String { get } }

private final class Plugin: Extension {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct Other: Extension { let name = "other" }

private struct Composite: Extension { let name: String }

@BindingBuilder private var compositeBinding: BindingList {
  Singleton<any Extension> { (all: [any Extension]) in
    Composite(name: all.map(\.name).joined(separator: "+"))
  }
}
