import JoineryAnalysis

/// How the shop is put together, to look at.
struct Wiring: Report {
  let graph: Graph

  var text: String { graph.text }

  func encode(to encoder: any Encoder) throws {
    try graph.encode(to: encoder)
  }
}
