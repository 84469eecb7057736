/// A way to give a view model what it needs.
struct Pattern: Sendable {
  /// What `--pattern` takes.
  let name: String
  let title: String
  /// The folder of its code, without the number before it.
  let folder: String
  let choose: String
  let avoid: String
  /// Shows the pattern at work.
  let walk: @MainActor (App, inout Page) async throws -> Void

  /// All of them, the one to try first first.
  static let all: [Pattern] = [
    .constructor, .property, .environment, .store, .factoryProtocol, .environmentFactory, .locator,
  ]
}
