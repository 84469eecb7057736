import Foundation
import JoineryTestSupport
import Testing

/// What the catalogues show was compiled.
@Suite struct PageTests {
  private static let files = RepositoryFiles()
  /// Read once for all pages.
  private static let sources = Result { try files.compiledSources() }

  @Test(arguments: try files.pages())
  func `every sample of a page is part of one file that is compiled`(page: String) throws {
    let sources = try Self.sources.get()
    let missing = try Self.files.samples(of: page).compactMap { sample -> String? in
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

/// The code of a sample or a file; lines that leave something out, `…`, are none.
private struct Sample {
  let lines: [String]

  init(_ text: String) {
    // What a package offers is not offered by its test.
    lines = DocumentationPage.lines(of: text).filter { !$0.contains("…") }
      .map { $0.replacing("public ", with: "") }
  }
}

/// The files of this repository.
private struct RepositoryFiles: Sendable {
  /// The paths of all pages of catalogues.
  func pages() throws -> [String] {
    try paths(below: "Sources").filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
  }

  /// The samples of a page, without those of macros that exist on Apple's systems only.
  func samples(of page: String) throws -> [Sample] {
    try DocumentationPage(page).samples.filter { !$0.hasPrefix("#Preview") }.map(Sample.init)
  }

  /// Every file that a test of this package or of an example compiles, and the steps of the tutorial.
  func compiledSources() throws -> [(path: String, lines: Set<String>)] {
    let steps = "Sources/Joinery/Joinery.docc/Resources"
    return try (paths(below: "Tests") + paths(below: "Examples") + paths(below: steps))
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try Set(Sample(DocumentationPage($0).text).lines)) }
  }

  private func paths(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.appending(path: folder).path()
    )
    .filter { !$0.contains(".build/") }.sorted().map { "\(folder)/\($0)" }
  }
}
