import Joinery
import Observation
import Testing

/// Ambient values in each setting of the compiler.
@Suite(.timeLimit(.minutes(10))) struct AmbientSettingsTests {
  @Test func `a class and an actor have the values of the scope`() async throws {
    let container = try Container("app") { Instance(Config(base: "here")) }
    await withInjected {
      $0.analytics = SpyAnalytics()
      $0.container = container
    } operation: {
      #expect(Reporter().analytics.track("a") == "spy a")
      #expect(Reporter().users == nil)
      #expect(await Uploader().text == "spy here")
      let task = Task { Reporter().analytics.track("b") }
      #expect(await task.value == "spy b")
    }
  }

  @MainActor
  @Test func `what belongs to the main actor has its values there`() throws {
    let shop = try makeShop()
    withInjected {
      $0.analytics = SpyAnalytics()
      $0.container = shop
      $0.theme = Theme()
    } operation: {
      let model = HomeModel()
      #expect(model.analytics.track("a") == "spy a")
      #expect(model.router === shop.main.resolve(Router.self))
      #expect(model.config.base == "https://example.org")
      #expect(model.theme != nil)
      let counter = CounterModel()
      #expect(counter.router === model.router)
      #expect(counter.analytics.track("b") == "spy b")
    }
  }

  @MainActor
  @Test func `a model that is observed and has injected properties tells its changes`() throws {
    let shop = try makeShop()
    withInjected(\.container, shop) {
      let store = PlainStore()
      let changes = Changes()
      _ = withObservationTracking {
        store.count
      } onChange: {
        MainActor.assumeIsolated { changes.count += 1 }
      }
      store.count += store.retries
      #expect(changes.count == 1)
      #expect(store.config.base == "https://example.org")
    }
  }

  @MainActor
  @Test func `a model with the isolation of its module has the values of the scope`() throws {
    let container = try Container("app") { Instance(Config(base: "here")) }
    withInjected {
      $0.analytics = SpyAnalytics()
      $0.container = container
    } operation: {
      let model = PlainModel()
      #expect(model.analytics.track("a") == "spy a")
      #expect(model.config.base == "here")
      #expect(model.database == nil)
    }
  }

  @MainActor
  @Test func `a scope on the main actor may suspend and change what is there`() async throws {
    let model = try withInjected(\.container, makeShop()) { HomeModel() }
    await withInjected(\.analytics, SpyAnalytics()) {
      model.title = "first"
      await Task.yield()
      model.title += " second"
      #expect(InjectedValues.current.analytics.track("a") == "spy a")
    }
    #expect(model.title == "first second")
  }

  @MainActor
  @Test func `a graph is an ambient value`() async throws {
    let graph = SharedGraph(config: Config())
    try await graph.start()
    withInjected(\.profileFactory, graph) {
      #expect(InjectedValues.current.profileFactory.makeProfile(id: 3).users === graph.users)
    }
  }

  @Test func `work that leaves the task tree keeps its values when it is wrapped`() async {
    await withInjected(\.analytics, SpyAnalytics()) {
      let values = InjectedValues.current
      let plain = values.escaping { Reporter().analytics.track("a") }
      #expect(await Task.detached { plain() }.value == "spy a")
      let task = Task.detached(
        operation: values.escaping {
          await Task.yield()
          return Reporter().analytics.track("b")
        })
      #expect(await task.value == "spy b")
    }
  }
}

// MARK: - Fixtures

@MainActor private final class Changes {
  var count = 0
}
