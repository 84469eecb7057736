import Joinery
import JoineryTestSupport
import Observation
import Testing

/// The samples of the page about ambient values, compiled and run.
@Suite(.timeLimit(.minutes(10))) struct AmbientValuesTests {
  @Test func `the samples run as shown`() async throws {
    try await inRoot { () async throws in
      try launch()
      #expect(InjectedValues.current.retries == 3)
      #expect(ProfileLink().open(7).name == "Ada 7")
      #expect(await Report().names == ["Ada", "Eve"])
      let spy = SpyAnalytics()
      await withInjected(\.analytics, spy) {
        Checkout().pay()
        await Report().send()
        let task = later { work in detach { work() } }
        await task.value
      }
      #expect(spy.events.count(of: "paid") >= 1)
      #expect(spy.events.count(of: "sent") == 2)
      await demonstrate()
      #expect(spy.events.count(of: "sent") == 2)
    }
    #expect(inRoot(context: .test) { InjectedValues.current.retries } == 0)
  }

  @MainActor
  @Test func `the sample of an observed class is observed`() throws {
    try inRoot { () throws in
      try launch()
      let changes = Counter()
      let model = BasketModel()
      let count = withObservationTracking {
        model.basket.count
      } onChange: {
        changes.increment()
      }
      BasketModel().basket.count += 1
      #expect(count == 0)
      #expect(changes.value == 1)
    }
  }

  @Test func `every line of the page's samples is compiled here`() throws {
    let page = try DocumentationPage(
      "Sources/Joinery/Joinery.docc/Articles/Topics/AmbientValues.md")
    #expect(try page.linesMissing() == [])
  }
}

// MARK: - The samples

extension InjectedValues {
  @InjectedEntry fileprivate var analytics: any Analytics = NoAnalytics()
  @InjectedEntry fileprivate var theme: Theme?
  @InjectedEntry fileprivate var profiles: any ProfileFactory
}

private final class Checkout: Sendable {
  @Injected(\.analytics) var analytics: any Analytics
  func pay() { analytics.track("paid") }
}

private struct RetriesKey: InjectedKey {
  static var defaultValue: Int { 3 }
  static var testValue: Int { 0 }
}

extension InjectedValues {
  fileprivate var retries: Int {
    get { self[RetriesKey.self] }
    set { self[RetriesKey.self] = newValue }
  }
}

private func launch() throws {
  let container = try Container("app") {
    Singleton<any Users>(LocalUsers.init)
    Singleton<any Users>(OldUsers.init, qualifier: Archive.self)
    Singleton(main: Basket.init)
  }
  InjectedValues.bootstrap { values in
    values.profiles = AppGraph()
    values.container = container
  }
}

private func demonstrate() async {
  withInjected(\.analytics, SpyAnalytics()) { Checkout().pay() }
  await withInjected {
    $0.analytics = SpyAnalytics()
    $0.theme = Theme(name: "dark")
  } operation: {
    await Report().send()
  }
}

private actor Report {
  @Injected(\.analytics) var analytics: any Analytics
  @Injected var users: any Users
  @Injected(qualifier: Archive.self) var old: any Users
  @Injected var badge: Badge?
  func send() { analytics.track("sent") }

  var names: [String] { [users.name, old.name] }
}

private protocol ProfileFactory: Sendable {
  func makeProfile(id: Int) -> Profile
}

@Graph
private final class AppGraph: ProfileFactory, Sendable {
  @Singleton(LocalUsers.init) var users: any Users
  @Assisted(Profile.init(id:users:)) func makeProfile(id: Int) -> Profile
}

private struct ProfileLink {
  @Injected(\.profiles) var profiles: any ProfileFactory
  func open(_ id: Int) -> Profile { profiles.makeProfile(id: id) }
}

@MainActor @Observable private final class BasketModel {
  @Injected @ObservationIgnored var basket: Basket
  @Injected(\.analytics) @ObservationIgnored var analytics: any Analytics
  var note = ""
}

@MainActor @Observable private final class Basket {
  var count = 0
}

private func later(_ queue: (@escaping @Sendable () -> Void) -> Void) -> Task<Void, Never> {
  queue(InjectedValues.current.escaping { Checkout().pay() })
  return Task.detached(operation: InjectedValues.current.escaping { await Report().send() })
}

// MARK: - Fixtures

private protocol Analytics: Sendable { func track(_ event: String) }

private struct NoAnalytics: Analytics { func track(_ event: String) {} }

private struct SpyAnalytics: Analytics {
  let events = Journal()
  func track(_ event: String) { events.note(event) }
}

private struct Theme: Sendable { let name: String }

private protocol Users: Sendable { var name: String { get } }

private struct LocalUsers: Users { var name: String { "Ada" } }

private struct OldUsers: Users { var name: String { "Eve" } }

private struct Badge: Sendable {}

private enum Archive {}

private struct Profile: Sendable {
  let name: String
  init(id: Int, users: any Users) { name = "\(users.name) \(id)" }
}
