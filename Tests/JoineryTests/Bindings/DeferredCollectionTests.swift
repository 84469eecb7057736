import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Collections whose elements are requested later.
@Suite(.timeLimit(.minutes(10))) struct DeferredCollectionTests {
  @Test func `a collection of lazy values has one for each contribution, made when it is read`()
    throws
  {
    let builds = Counter()
    let container = try Container {
      Contribute { Plugin("\(builds.increment())") }
      Contribute(Singleton { Plugin("single") })
      Transient { (plugins: [Lazy<Plugin>]) in Host(plugins: plugins) }
    }
    let host: Host = container.resolve()
    #expect(builds.value == 0)
    #expect(host.plugins.map(\.value.name) == ["1", "single"])
    #expect(host.plugins.map(\.value.name) == ["1", "single"])
  }

  @Test func `a collection of providers makes the contributions anew, in its order`() throws {
    let builds = Counter()
    let container = try Container {
      Contribute { Plugin("\(builds.increment())") }
      Contribute { Plugin("last") }
    }
    let plugins: [Provider<Plugin>] = container.resolve()
    #expect(plugins.map { $0().name } == ["1", "last"])
    #expect(plugins.map { $0().name } == ["2", "last"])
  }

  @Test func `G15: a collection of lazy values may close a cycle`() throws {
    let container = try Container {
      Contribute { (host: Host) in Plugin("for \(host.plugins.count)") }
      Singleton { (plugins: [Lazy<Plugin>]) in Host(plugins: plugins) }
    }
    let host: Host = container.resolve()
    #expect(host.plugins[0].value.name == "for 1")
  }

  @Test func `a contributed lazy value goes before the rule`() throws {
    let container = try Container {
      Singleton { Plugin("bound") }
      Contribute { Plugin("contributed") }
      Contribute { (plugin: Lazy<Plugin>) in plugin }
    }
    #expect(container.resolve([Lazy<Plugin>].self).map(\.value.name) == ["bound"])
  }

  @Test func `it may be empty where the collection may, and is missing where that is`() throws {
    let container = try Container {
      Contributions<Plugin>()
      Transient { (plugins: [Lazy<Plugin>]) in Host(plugins: plugins) }
    }
    #expect(container.resolve(Host.self).plugins.isEmpty)
    let error = try rejection {
      Transient { (plugins: [Lazy<Plugin>]) in Host(plugins: plugins) }
    }
    #expect(error.ids == [.emptyCollection])
  }
}

// MARK: - Fixtures

private final class Plugin: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Host: Sendable {
  let plugins: [Lazy<Plugin>]
  init(plugins: [Lazy<Plugin>]) { self.plugins = plugins }
}
