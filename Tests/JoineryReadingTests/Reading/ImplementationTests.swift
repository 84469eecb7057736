import JoineryAnalysis
import JoineryInspection
import JoineryReading
import Testing

/// The type that is made can be found as well as the one that is provided.
@Suite struct `What a factory makes` {
  @Test(arguments: [
    ("Singleton<any Log>(FileLog.init(path:))", "FileLog"),
    ("Singleton<any Log> { FileLog() }", "FileLog"),
    ("Singleton<any Log> { let path = 1; return FileLog(path: path) }", "FileLog"),
    ("Singleton<any Log>(FileLog.make)", "FileLog"),
    ("Singleton<any Log>(makeLog)", nil),
    ("Singleton(FileLog.make)", nil),
    ("Instance<any Log>(FileLog())", "FileLog"),
    ("Contribute<any Log>(FileLog.make)", "FileLog"),
    ("Override(Singleton<any Log>(FileLog.init(path:)))", "FileLog"),
    ("Decorate<any Log> { (base: any Log) in Buffered(base: base) }", "Buffered"),
    ("Singleton<any Log>(FileLog.make, qualifier: Audit.self)", "FileLog"),
  ])
  func `is known of bindings`(_ binding: String, _ type: String?) {
    let graph = Sources(bindings: binding, Self.declarations).report.graphs.first?.graph
    #expect(graph?.nodes.first?.implementation == type.map { "App.\($0)" })
  }

  @Test(arguments: [
    ("@Singleton(FileLog.init(path:)) var log: any Log", "FileLog"),
    ("@Transient(FileLog.make) var log: any Log", "FileLog"),
    ("@Singleton(makeLog) var log: any Log", nil), ("let log: any Log", nil),
    ("@Singleton(FileLog.init(path:)) var log: FileLog", nil),
    ("@Assisted(FileLog.init(path:)) func makeLog(path: Int) -> any Log", nil),
  ])
  func `is known of members`(_ member: String, _ type: String?) {
    let sources = Sources([
      "App/Graph.swift":
        "import Joinery\n@Graph final class G: Sendable { \(member); let path: Int }\n\(Self.declarations)"
    ])
    let nodes = sources.report.graphs.first?.graph.nodes
    #expect(nodes?.prefix(1).map(\.implementation) == [type.map { "App.\($0)" }])
  }

  @Test func `is a name by which the binding is found`() {
    let sources = Sources([
      "App/Graph.swift": """
      import Joinery
      @Graph final class App: Sendable { @Singleton(FileLog.make) var log: any Log }
      @Graph final class Session: Sendable { @Parent let app: App }
      \(Self.declarations)
      """
    ])
    #expect(sources.report.graphs.count == 2)
    for graph in sources.report.graphs {
      #expect(
        KeySearch(in: graph.graph).result(for: "FileLog") == .found(Key(type: "any App.Log")))
    }
  }

  @Test func `does not change the words of issues`() {
    let sources = Sources(
      bindings: "Singleton<any Log>(Buffered.init(base:))", Self.declarations)
    #expect(
      sources.report.issues.map(\.issue.headline) == [
        "'any Log' needs itself: any Log → any Log."
      ])
  }

  private static let declarations = """
    protocol Log: Sendable {}
    enum Audit {}
    final class FileLog: Log {
      init() {}
      init(path: Int) {}
      static func make() -> FileLog { FileLog() }
    }
    struct Buffered: Log { let base: any Log }
    func makeLog() -> any Log { FileLog() }
    """
}
