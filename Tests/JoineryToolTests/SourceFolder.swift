import Foundation

/// A folder of sources for a test, which is removed after it.
final class SourceFolder {
  let path: String

  /// Makes a folder with files, by their paths in it.
  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "joinery-\(UUID())").path
    for (name, text) in files {
      let file = URL(fileURLWithPath: path).appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
