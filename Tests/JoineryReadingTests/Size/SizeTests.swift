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
}
