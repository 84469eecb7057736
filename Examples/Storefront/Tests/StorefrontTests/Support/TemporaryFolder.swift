import Foundation

@testable import StorefrontKit

/// A folder that is removed when the test is over.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(component: "storefront-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A test may have taken away the right to write.
    try? FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: url.path(percentEncoded: false))
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String {
    url.appending(component: name).path(percentEncoded: false)
  }

  func location(_ name: String) -> DatabaseLocation {
    .file(path(name))
  }
}
