import Foundation
import JoineryTestSupport
import Testing

/// What the catalogues show was compiled.
@Suite struct PageTests {
  private static let files = RepositoryFiles()

  @Test(arguments: try files.pages())
  func `every sample of a page is part of one file that is compiled`(page: String) throws {
    let files = Self.files
    let sources = try files.compiledSources()
    let missing = try files.samples(of: page).compactMap { sample -> String? in
      let lines = Set(sample.lines)
      guard !sources.contains(where: { lines.isSubset(of: $0.lines) }) else { return nil }
      let nearest = sources.min {
        lines.subtracting($0.lines).count < lines.subtracting($1.lines).count
      }
      let absent = nearest.map { lines.subtracting($0.lines) } ?? lines
      return "\(nearest?.path ?? "no source") lacks: \(absent.sorted().joined(separator: " | "))"
    }
    #expect(missing == [], "copy the sample into a file of a test that runs it")
  }

  @Test func `there are pages, and they have samples`() throws {
    let pages = try Self.files.pages()
    #expect(pages.count > 20)
    #expect(try pages.flatMap(Self.files.samples).count > 40)
  }

  @Test func `a sample that nothing compiles is found`() {
    let sample = Sample("let answer = 42  // the answer\n\n  private let other = \"…\"\n")
    #expect(sample.lines == ["let answer = 42"])
    #expect(!Set(sample.lines).isSubset(of: Sample("let answer = 41").lines))
  }
}

/// Every step of the tutorial is a program of its own.
@Suite(
  .enabled(if: Snippet.canCompile, "swiftc is not on the path, or the modules are not found"),
  .timeLimit(.minutes(10)))
struct TutorialTests {
  @Test(arguments: (1...7).map { "desk-0\($0).swift" })
  func `a step compiles, or says what is wrong with it`(file: String) async throws {
    let source = try DocumentationPage("Sources/Joinery/Joinery.docc/Resources/\(file)").text
    #expect(try await Snippet(file, source).difference() == nil)
  }

  @Test func `the last step's program and its test are those that run here`() throws {
    let compiled = try Set(
      Sample(
        DocumentationPage(
          "Tests/JoineryDocumentationTests/TutorialSamples.swift"
        ).text
      ).lines)
    for file in ["desk-07.swift", "desk-08.swift"] {
      let step = Sample(
        try DocumentationPage("Sources/Joinery/Joinery.docc/Resources/\(file)").text)
      let others = Set(step.lines).subtracting(compiled)
      #expect(others.isSubset(of: ["@main", "@testable import LibraryDesk"]))
    }
  }
}

// MARK: - Reading

/// The code of a sample or a file: its lines without comments, indentation and access levels.
///
/// Lines that leave something out, `…`, are no code, and what a sample prints is for its test to expect.
private struct Sample {
  let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n").map { line in
      ["fileprivate ", "private ", "public "]
        .reduce(line.components(separatedBy: "//")[0]) { $0.replacing($1, with: "") }
        .trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty && !$0.contains("…") && !$0.hasPrefix("print(") }
  }
}

/// The files of this repository.
private struct RepositoryFiles: Sendable {
  private let root = Repository.root

  /// The paths of all pages of catalogues.
  func pages() throws -> [String] {
    try paths(below: "Sources").filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
  }

  /// The Swift samples of a page, without those of a manifest and of macros that exist on Apple's systems only.
  func samples(of page: String) throws -> [Sample] {
    try text(of: page).components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
      .filter { !$0.hasPrefix("// Package.swift") && !$0.hasPrefix("#Preview") }
      .map(Sample.init)
  }

  /// Every file that a test of this package or of an example compiles.
  func compiledSources() throws -> [(path: String, lines: Set<String>)] {
    try (paths(below: "Tests") + paths(below: "Examples"))
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try Set(Sample(text(of: $0)).lines)) }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private func paths(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
      .filter { !$0.contains(".build/") }.sorted().map { "\(folder)/\($0)" }
  }
}
