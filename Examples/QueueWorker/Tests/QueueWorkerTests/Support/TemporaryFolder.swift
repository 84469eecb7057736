import Foundation

/// A folder that is removed when the test is over.
final class TemporaryFolder: Sendable {
  private let url: URL

  /// The path of a database in it.
  var database: String { url.appending(component: "queue.sqlite").path(percentEncoded: false) }

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(component: "queue-worker-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
