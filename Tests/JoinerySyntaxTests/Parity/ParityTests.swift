import JoineryAnalysis
import JoinerySyntax
import Testing

/// A graph as its source and as a container describes it.
struct ParityExample: Sendable, CustomTestStringConvertible {
  var name: String
  /// The members of a graph.
  var source: String
  /// A line for each binding: `singleton any Users: Database, later (Int) -> Cart, String/name`.
  var bindings: String
  /// The issues: each an id and the way.
  var issues: [String]

  init(_ name: String, _ source: String, _ bindings: String, _ issues: String...) {
    self.name = name
    self.source = source
    self.bindings = bindings
    self.issues = issues
  }

  var testDescription: String { name }
}

@Suite struct `A graph and a container` {
  @Test(arguments: ParityExample.all)
  func `S24: get the same verdict in the same words`(_ example: ParityExample) throws {
    let source = try GraphSource(members: example.source)
    let ours = source.graph.issues()
    let theirs = Graph(bindings: example.bindings).issues()
    #expect(ours.map(\.headline) == theirs.map(\.headline))
    #expect(ours.map(summary) == theirs.map(summary))
    #expect(ours.map(summary) == example.issues)
    // What the compiler says is the same again.
    let said = source.declaration.diagnostics().filter {
      [.missingBinding, .dependencyCycle].contains($0.id)
    }
    #expect(Set(said.map { "\($0.message)." }) == Set(ours.map(\.headline)))
    #expect(said.count == ours.count)
  }

  private func summary(_ issue: JoineryAnalysis.Issue) -> String {
    "\(issue.id): \(issue.chain.map(\.name).joined(separator: " → "))"
  }
}

extension Graph {
  /// Reads a text with a line for each binding, with the names of a module as a container has them.
  fileprivate init(bindings: String) {
    self.init(owners: ["AppGraph"])
    for line in bindings.split(separator: "\n") {
      let parts = line.split(separator: ": ", maxSplits: 1)
      let words = parts[0].split(separator: " ", maxSplits: 1)
      nodes.append(
        Node(
          Key(parity: words[1]), lifetime: Lifetime(rawValue: String(words[0])) ?? .transient,
          edges: parts.dropFirst().flatMap { $0.split(separator: ", ") }.enumerated().map {
            let isDeferred = $1.hasPrefix("later ")
            return Edge(
              Key(parity: isDeferred ? $1.dropFirst(6) : $1), isDeferred: isDeferred, position: $0)
          }))
    }
  }
}

extension Key {
  fileprivate init(parity text: Substring) {
    let parts = text.split(separator: "/")
    self.init(type: String(parts[0]), qualifier: parts.count > 1 ? String(parts[1]) : nil)
  }
}
