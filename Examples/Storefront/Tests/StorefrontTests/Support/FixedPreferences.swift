@testable import StorefrontKit

/// Settings that stay as they are, or that nobody can read.
struct FixedPreferences: Preferences {
  var fixed: Settings?

  func settings() throws -> Settings {
    guard let fixed else { throw CancellationError() }
    return fixed
  }

  func apply(_ change: Settings.Change) {}
}
