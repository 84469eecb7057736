import Foundation
import JoineryAnalysis
import JoineryReading
import Testing

/// Large packages are read as a whole, in a time in proportion to their size.
@Suite(.timeLimit(.minutes(10)), .serialized) struct `A large package` {
  @Test(arguments: [20, 200])
  func `is read as a whole`(_ files: Int) throws {
    let package = GeneratedPackage(files: files)
    let clock = ContinuousClock()
    let began = clock.now
    let report = SourceReader.read(package.sources, lint: LintOptions(depthLimit: 10_000))
    let duration = clock.now - began
    print("read \(files * GeneratedPackage.typesPerFile) types in \(files) files in \(duration)")
    let app = try #require(report.graphs.first { $0.name == "app" })
    #expect(app.graph.nodes.count == files * GeneratedPackage.typesPerFile)
    #expect(report.graphs.count == files + 1)
    #expect(report.issues == [] && report.unreadable == [])
  }

  /// The folder to write the sources to, where somebody wants them.
  private static let folder = ProcessInfo.processInfo.environment["JOINERY_GENERATED_PACKAGE"]

  @Test(.enabled(if: folder != nil))
  func `is written to a folder on request`() throws {
    let root = URL(filePath: try #require(Self.folder))
    let sources = GeneratedPackage(files: 200).sources
    for source in sources {
      let file = root.appending(path: source.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(source.text.utf8).write(to: file)
    }
    #expect(try PackageReader().sources(at: root.path).count == sources.count)
  }
}
