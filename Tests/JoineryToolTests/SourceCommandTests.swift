import Foundation
import JoineryAnalysis
import Testing

@testable import JoineryTool

/// Commands on sources.
@Suite struct `Sources` {
  private static let manifest = "// swift-tools-version: 6.2\nlet package = Package(name: \"shop\")"
  private static let valid = """
    import Joinery
    struct Clock {}
    let app = try Container("app") { Singleton(Clock.init) }
    """
  private static let broken = """
    import Joinery
    struct Clock {}
    final class Log { init(clock: Clock) {} }
    let app = try Container("app") {
      Singleton(Log.init(clock:))
      for _ in 0..<1 { Instance(1) }
    }
    let other = try Container("other") { Singleton(Log.init(clock:)) }
    let old = DependencyContainer.shared
    """

  private func folder(_ text: String) throws -> SourceFolder {
    try SourceFolder(["Package.swift": Self.manifest, "Sources/Shop/App.swift": text])
  }

  @Test func `that are right pass the check`() throws {
    let folder = try folder(Self.valid)
    let run = Run("check", folder.path)
    #expect(run.code == .success)
    #expect(run.output.isEmpty)
    #expect(run.errors == "no errors in 1 graph\n")
  }

  @Test func `are checked in lines that editors understand`() throws {
    let folder = try folder(Self.broken)
    let run = Run("check", folder.path)
    let file = "\(folder.path)/Sources/Shop/App.swift"
    #expect(run.code == .issues)
    #expect(
      run.output == """
        \(file):5:12: warning: 'Log' needs 'Clock', which nothing binds. [missing-binding]
        \(file):5:12: note: Log → Clock
        \(file):5:12: note: a part of the graph could not be read, and may have it
        \(file):5:12: note: fix: Singleton(Clock.init)
        \(file):8:47: error: 'Log' needs 'Clock', which nothing binds. [missing-binding]
        \(file):8:47: note: Log → Clock
        \(file):8:47: note: fix: Singleton(Clock.init)
        \(file):6:3: warning: this can't be read: what a loop binds is only known when it runs; \
        list the bindings one by one

        """)
    #expect(run.errors == "1 error, 1 warning, 1 place that can't be read in 2 graphs\n")
  }

  @Test func `say why what comes close isn't meant`() throws {
    let folder = try folder(
      """
      import Joinery
      struct Clock {}
      final class Log { init(clock: Clock) {} }
      let app = try Container("app") { Contribute(Singleton(Clock.init)); Singleton(Log.init) }
      """)
    let run = Run("check", folder.path)
    #expect(run.output.contains("4:54: note: near: '[Clock]', to which it is contributed\n"))
  }

  @Test func `with one link have a path of one step`() throws {
    let folder = try folder(
      """
      import Joinery
      struct Clock {}
      final class Log { init(clock: Clock) {} }
      let app = try Container("app") { Singleton(Clock.init); Singleton(Log.init) }
      """)
    let run = Run("stats", folder.path)
    #expect(run.output.contains("longest path         1 step\n"))
  }

  @Test func `of a part of a package lead to all of it, once`() throws {
    let part = """
      import Joinery
      let first = try Container("first") { payments }
      let second = try Container("second") { payments }
      """
    let folder = try SourceFolder([
      "Package.swift": Self.manifest, "Sources/Shop/App.swift": part,
      "Sources/Payments/Payments.swift": "import Joinery\nlet payments = Module { Instance(1) }",
    ])
    let run = Run("check", "\(folder.path)/Sources/Shop")
    #expect(run.code == .success)
    #expect(
      run.errors == """
        no errors, 2 places that can't be read in 2 graphs
          '\(folder.path)/Sources/Shop' is a part of a package, whose other sources were not read; \
        to read all: joinery check \(folder.path)

        """)
    #expect(!Run("check", folder.path).errors.contains("is a part of a package"))
    let file = Run("check", "\(folder.path)/Sources/Payments/Payments.swift")
    #expect(!file.errors.contains("is a part of a package"))
  }

  @Test func `have a place for each joint of a cycle`() throws {
    let folder = try folder(
      """
      import Joinery
      final class A { init(b: B) {} }
      final class B { init(c: C) {} }
      final class C { init(a: A) {} }
      let app = try Container("app") {
        Singleton(A.init(b:))
        Singleton(B.init(c:))
        Singleton(C.init(a:))
      }
      """)
    let log = try JSONSerialization.jsonObject(
      with: Data(Run("check", folder.path, "-f", "sarif").output.utf8))
    let runs = try #require((log as? [String: Any])?["runs"] as? [[String: Any]])
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    // The standard wants each place once, though the cycle ends where it starts.
    #expect((results[0]["relatedLocations"] as? [Any])?.count == 3)
    let file = "\(folder.path)/Sources/Shop/App.swift"
    let notes = Run("check", folder.path).output.split(separator: "\n").dropFirst()
    #expect(
      notes.prefix(3) == [
        "\(file):6:12: note: A → B → C → A",
        "\(file):7:12: note: 'B' needs 'C'",
        "\(file):8:12: note: 'C' needs 'A'",
      ])
  }

  @Test func `are checked for other programs`() throws {
    struct Report: Decodable {
      struct Issue: Decodable, Equatable {
        struct Place: Decodable, Equatable {
          let file: String
          let line: Int
          let column: Int
        }
        let id: String
        let severity: String
        let place: Place
      }
      let schemaVersion: Int
      let graphs: Int
      let issues: [Issue]
    }
    let folder = try folder(Self.broken)
    let run = Run("check", folder.path, "--format", "json")
    #expect(run.code == .issues)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.schemaVersion == 1 && report.graphs == 2)
    #expect(report.issues.map(\.severity) == ["warning", "error"])
    #expect(report.issues.map(\.place.column) == [12, 47])
    #expect(report.issues.map(\.id) == ["missing-binding", "missing-binding"])
  }

  @Test func `are checked in the form of static analysis`() throws {
    struct Log: Decodable {
      struct Run: Decodable {
        struct Tool: Decodable { let driver: Driver }
        struct Driver: Decodable {
          let name: String
          let rules: [Rule]
        }
        struct Rule: Decodable { let id: String }
        struct Result: Decodable {
          let ruleId: String
          let ruleIndex: Int
          let level: String
          let locations: [Location]
        }
        struct Location: Decodable { let physicalLocation: Physical }
        struct Physical: Decodable {
          struct Artifact: Decodable { let uri: String }
          struct Region: Decodable { let startLine: Int }
          let artifactLocation: Artifact
          let region: Region
        }
        let tool: Tool
        let results: [Result]
      }
      let version: String
      let runs: [Run]
    }
    let folder = try folder(Self.broken)
    let run = Run("check", folder.path, "-f", "sarif")
    let log = try JSONDecoder().decode(Log.self, from: Data(run.output.utf8))
    #expect(log.version == "2.1.0")
    let first = try #require(log.runs.first)
    #expect(first.tool.driver.rules.map(\.id) == ["missing-binding"])
    #expect(first.results.map(\.ruleIndex) == [0, 0])
    #expect(first.results.map(\.level) == ["warning", "error"])
    #expect(first.results[1].locations[0].physicalLocation.region.startLine == 8)
    let uri = first.results[0].locations[0].physicalLocation.artifactLocation.uri
    #expect(uri.hasPrefix("file:///") && uri.hasSuffix("Sources/Shop/App.swift"))
  }

  @Test func `are checked for practices`() throws {
    let folder = try folder(Self.broken)
    let run = Run("lint", folder.path)
    #expect(run.code == .issues)
    #expect(run.output.contains("App.swift:9:11: warning: This asks 'DependencyContainer'"))
    let allowed = try self.folder(
      Self.broken.replacing(
        "= DependencyContainer", with: "=  // joinery:allow service-locator\n  DependencyContainer")
    )
    #expect(Run("lint", allowed.path).code == .success)
  }

  @Test func `are checked for practices as far as they can be read`() throws {
    let folder = try SourceFolder([
      "A.swift": "import Joinery\nlet app = try Container(\"app\") { bindings() }\nlet = 1\n"
    ])
    let run = Run("lint", folder.path)
    #expect(run.code == .success)
    #expect(run.output.contains("A.swift:2:34: warning: this can't be read: "), "\(run.output)")
    #expect(run.output.contains("A.swift:3:"), "\(run.output)")
    #expect(run.errors == "no errors, 2 places that can't be read in 1 graph\n")
  }

  @Test func `are what practices are checked in`() throws {
    let folder = try SourceFolder(["app.json": Graph.shop.jsonText])
    let run = Run("lint", folder.path + "/app.json")
    #expect(run.code == .badUse && run.output.isEmpty)
    #expect(
      run.errors.hasPrefix("error: lint needs sources, and '\(folder.path)/app.json' is none"))
  }

  @Test func `are read where conditions hold`() throws {
    let folder = try folder(
      """
      import Joinery
      let app = try Container("app") {
        #if MINE
        Singleton(Nothing.init(text:))
        #endif
      }
      struct Nothing { let text: String }
      """)
    #expect(Run("check", folder.path).code == .success)
    #expect(Run("check", folder.path, "-D", "DEBUG,MINE").code == .issues)
    #expect(Run("check", folder.path, "-D", "OTHER", "-DMINE").code == .issues)
    #expect(Run("check", folder.path, "-DOTHER", "--define=DEBUG").code == .success)
  }

  @Test func `have the graphs of tests on request`() throws {
    let folder = try SourceFolder([
      "Package.swift": Self.manifest, "Sources/Shop/App.swift": Self.valid,
      "Tests/ShopTests/T.swift": Self.broken,
    ])
    #expect(Run("check", folder.path).code == .success)
    #expect(Run("check", folder.path, "--tests").code == .issues)
    #expect(Run("check", folder.path, "--tests=yes").code == .badUse)
  }

  @Test func `are drawn, explained and counted as JSON is`() throws {
    let folder = try folder(Self.valid)
    #expect(Run("graph", folder.path).output.hasPrefix("app: 1 binding"))
    #expect(Run("explain", "Clock", folder.path).output.contains("singleton"))
    #expect(Run("stats", folder.path).code == .success)
    let json = try SourceFolder(["app.json": Run("graph", folder.path, "-f", "json").output])
    #expect(Run("check", json.path + "/app.json").errors == "no errors in 1 graph\n")
  }

  @Test(arguments: [["check", "/nowhere"], ["lint", "/nowhere"], ["graph", "/nowhere"]])
  func `that aren't there are a failure`(_ arguments: [String]) {
    let run = Run(arguments[0], arguments[1])
    #expect(run.code == .badUse)
    #expect(run.errors.contains("there is no file") && run.errors.contains("/nowhere"))
  }

  @Test func `are compared`() throws {
    let before = try folder(Self.valid)
    let after = try folder(
      Self.valid.replacing("Singleton(Clock", with: "Transient(Clock")
        + "\nlet new = try Container(\"new\") { Singleton(Clock.init) }")
    let run = Run("diff", before.path, after.path)
    #expect(run.code == .success)
    #expect(run.output.contains("app: 1 changed") && run.output.contains("new: 1 added"))
    #expect(run.output.contains("lifetime: singleton → transient"))
    let markdown = Run("diff", before.path, after.path, "-f", "markdown").output
    #expect(markdown.contains("## `app`"))
    let json = Run("diff", before.path, after.path, "-f", "json").output
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [Any])
    #expect(Run("diff", before.path, before.path).output == "no difference\n")
  }

  @Test func `of a revision are read from git`() throws {
    let folder = try SourceFolder([
      "Package.swift": Self.manifest, "Sources/Shop/App.swift": Self.valid,
      "Deep/Package.swift": Self.manifest, "Deep/Sources/Deep/App.swift": Self.broken,
    ])
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "one"],
    ] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git"] + arguments
      git.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
    }
    try "".write(
      toFile: folder.path + "/Sources/Shop/App.swift", atomically: true, encoding: .utf8)
    let source = RevisionGraphSource(git: Git(folder: folder.path))
    #expect(source.reads("HEAD") && source.reads("HEAD:Deep") && !source.reads("nothing"))
    #expect(try source.load("HEAD").graphs.map(\.name) == ["app"])
    #expect(try source.load("HEAD:Deep/").graphs.map(\.name) == ["app", "other"])
    #expect(throws: Failure.self) { try source.load("HEAD:Elsewhere") }
  }
}
