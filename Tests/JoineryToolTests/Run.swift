import Foundation

@testable import JoineryTool

/// One run of the tool, and what it wrote.
struct Run {
  let code: ExitCode
  let output: String
  let errors: String

  /// Runs the tool.
  init(_ arguments: String...) {
    final class Text {
      var output = ""
      var errors = ""
    }
    let text = Text()
    code = Tool.run(
      arguments,
      console: Console(write: { text.output += $0 }, writeError: { text.errors += $0 }))
    output = text.output
    errors = text.errors
  }
}

/// A folder that is there for a test.
final class TemporaryFolder {
  let path: String

  /// Makes a folder with files.
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
