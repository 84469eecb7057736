import Foundation

/// A page of the documentation whose samples are compiled by tests.
package struct DocumentationPage {
  /// The text of the page.
  package let text: String

  /// Reads a page.
  ///
  /// - Parameter path: Where it is in the repository.
  /// - Throws: An error if it can't be read.
  package init(_ path: String) throws {
    text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// The lines of Swift samples that a test doesn't have.
  ///
  /// Samples of a manifest are no part of a program, and what a sample prints is for the test to expect.
  ///
  /// - Parameter file: The file of the test.
  /// - Returns: The lines, without comments and indentation.
  /// - Throws: An error if the file can't be read.
  package func linesMissing(from file: String = #filePath) throws -> [String] {
    try linesMissing(from: [URL(filePath: file)])
  }

  /// The lines of Swift samples that no source below some folders has.
  ///
  /// - Parameter folders: Where the folders are in the repository.
  /// - Returns: The lines, without comments and indentation.
  /// - Throws: An error if a file can't be read.
  package func linesMissing(under folders: [String]) throws -> [String] {
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(
        at: Repository.root.appending(path: folder), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    return try linesMissing(from: files.filter { $0.pathExtension == "swift" })
  }

  private func linesMissing(from files: [URL]) throws -> [String] {
    let compiled = Set(
      try files.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(Self.code)
      })
    return samples.flatMap(Self.lines).filter { !compiled.contains($0) }
  }

  /// The texts of the Swift samples, without manifests and their parts.
  package var samples: [String] {
    text.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
      .filter { !$0.hasPrefix("// Package.swift") && !$0.hasPrefix("// swift-tools-version") }
  }

  /// The lines of a sample that have code, without what it prints.
  package static func lines(of sample: String) -> [String] {
    sample.split(separator: "\n").map(code).filter { !$0.isEmpty && !$0.hasPrefix("print(") }
  }

  /// A line without its comment, its indentation, and an access level.
  private static func code(_ line: some StringProtocol) -> String {
    line.components(separatedBy: "//")[0].replacing("fileprivate ", with: "")
      .replacing("private ", with: "")
      .trimmingCharacters(in: .whitespaces)
  }
}
