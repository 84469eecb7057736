import Foundation
import JoineryTestSupport

/// The tests of the package, as they are written.
struct TestSources {
  /// Those that name rows.
  var tests: [NamedTest] = []

  /// Reads all tests but those of the page itself, whose examples are no tests.
  ///
  /// - Throws: An error if a file can't be read.
  init() throws {
    let folder = Repository.root.appending(path: "Tests")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    for name in names.sorted()
    where name.hasSuffix(".swift") && !name.hasPrefix("JoineryConformanceTests/") {
      read(try String(contentsOf: folder.appending(path: name), encoding: .utf8), path: name)
    }
  }

  /// Reads one file.
  init(_ source: String, path: String) {
    read(source, path: path)
  }

  /// Adds the names of a file: those in backticks, and those in quotes, which snippets and examples have.
  private mutating func read(_ source: String, path: String) {
    for line in source.split(separator: "\n") {
      for text in line.split(whereSeparator: { $0 == "`" || $0 == "\"" }) where text != line {
        if let test = NamedTest(name: text, path: path) { tests.append(test) }
      }
    }
  }
}
