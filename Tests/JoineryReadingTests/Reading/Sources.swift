import JoineryAnalysis
import JoineryReading

/// Sources of a test: texts by path, in the module that the first part of the path names.
struct Sources {
  let report: SourceReport

  /// Reads texts.
  init(_ texts: [String: String], lint: LintOptions? = nil) {
    report = SourceReader.read(
      texts.sorted { $0.key < $1.key }.map { path, text in
        SourceText(
          path: path, module: path.split(separator: "/").first.map(String.init) ?? "App",
          text: text)
      }, lint: lint)
  }

  /// Reads the bindings of one container, among declarations.
  init(bindings: String, _ declarations: String = "") {
    self.init([
      "App/Wiring.swift": """
      import Joinery
      let container = try Container("app") {
      \(bindings)
      }
      \(declarations)
      """
    ])
  }

  /// Every node of the graphs in short: `Shop.Cart: Shop.User, later any Shop.Users`.
  var nodes: [String] {
    report.graphs.flatMap(\.graph.nodes).map { node in
      let edges = node.edges.map { ($0.isDeferred ? "later " : "") + $0.key.text }
      return node.key.text + (edges.isEmpty ? "" : ": " + edges.joined(separator: ", "))
    }
  }

  /// What can't be read, each with its place.
  var unreadable: [String] {
    report.unreadable.map { "\($0.place.line):\($0.place.column ?? 0) \($0.reason)" }
  }

  /// The issues, each with its place.
  var issues: [String] { report.issues.map(\.line) }

  /// What practices say, each with its place.
  var practices: [String] { report.practices.map(\.line) }
}

extension Key {
  /// The key as it is encoded.
  fileprivate var text: String { type + (qualifier.map { " (\($0))" } ?? "") }
}

extension ReportedIssue {
  /// The issue in a line.
  fileprivate var line: String {
    "\(issue.place?.description ?? "-") \(severity) \(issue.id): \(issue.headline)"
  }
}
