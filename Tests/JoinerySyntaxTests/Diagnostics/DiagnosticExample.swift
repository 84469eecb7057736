import JoinerySyntax
import Testing

/// Sources whose diagnostics a golden file shows.
struct DiagnosticExample: Sendable, CustomTestStringConvertible {
  /// The name of the golden file, which is the id of the first diagnostic.
  var name: String
  /// Each a graph, or the members of one.
  var sources: [String]

  init(_ name: String, _ sources: String...) {
    self.name = name
    self.sources = sources
  }

  var testDescription: String { name }

  /// Each source with its diagnostics.
  func text() throws -> String {
    try sources.map { source in
      let graph =
        try source.contains("class ") && source.contains("@Graph")
        ? GraphSource(source) : GraphSource(members: source)
      let found = graph.declaration.diagnostics().flatMap { graph.lines(of: $0) }
      let lines = graph.text.split(separator: "\n", omittingEmptySubsequences: false)
      let numbered = lines.enumerated().map { "\($0 + 1) \($1)" }
      return (numbered + (found.isEmpty ? ["nothing"] : found)).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }
}
