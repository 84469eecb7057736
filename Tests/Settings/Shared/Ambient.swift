import Joinery
import Observation

// Ambient values, and what reads them in types of every isolation.

nonisolated protocol Analytics: Sendable {
  func track(_ event: String) -> String
}

nonisolated struct NoAnalytics: Analytics {
  func track(_ event: String) -> String { "no \(event)" }
}

nonisolated struct SpyAnalytics: Analytics {
  func track(_ event: String) -> String { "spy \(event)" }
}

nonisolated extension InjectedValues {
  @InjectedEntry var analytics: any Analytics = NoAnalytics()
  @InjectedEntry var theme: Theme?
  @InjectedEntry(preview: 2, test: 3) var retries: Int = 1
  @InjectedEntry var profileFactory: any ProfileFactory
}

nonisolated final class Reporter: Sendable {
  @Injected(\.analytics) var analytics: any Analytics
  @Injected var users: (any Payments)?
}

actor Uploader {
  @Injected(\.analytics) var analytics: any Analytics
  @Injected var config: Config
  var text: String { analytics.track(config.base) }
}

@MainActor final class HomeModel {
  @Injected(\.analytics) var analytics: any Analytics
  @Injected var router: Router
  @Injected var config: Config
  @Injected(\.theme) var theme: Theme?
  var title = ""
}

@MainActor @Observable final class CounterModel {
  @Injected(\.analytics) @ObservationIgnored var analytics: any Analytics
  @Injected @ObservationIgnored var router: Router
  var count = 0
}

/// With the isolation of its module.
final class PlainModel {
  @Injected(\.analytics) var analytics: any Analytics
  @Injected var config: Config
  @Injected(qualifier: Backup.self) var database: Database?
}

/// With the isolation of its module, and observed.
@Observable final class PlainStore {
  @Injected(\.retries) @ObservationIgnored var retries: Int
  @Injected @ObservationIgnored var config: Config
  var count = 0
}
