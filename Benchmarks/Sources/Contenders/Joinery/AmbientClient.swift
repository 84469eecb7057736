internal import Joinery
internal import Measurement
internal import Workload

extension InjectedValues {
  @InjectedEntry fileprivate var client: any Client = HTTPClient()
}

/// A client for whoever asks, as an ambient value.
enum AmbientClient {
  /// Reads it where nobody has set one.
  static let ambient = Work { for _ in 0..<$0 { keep(InjectedValues.current.client) } }

  /// Reads it where somebody has set one.
  static let ambientInScope = Work { count in
    withInjected(\.client, HTTPClient()) {
      for _ in 0..<count { keep(InjectedValues.current.client) }
    }
  }

  /// Sets it and reads it.
  static var scope: Work {
    let other: any Client = HTTPClient()
    return Work {
      for _ in 0..<$0 { withInjected(\.client, other) { keep(InjectedValues.current.client) } }
    }
  }
}
