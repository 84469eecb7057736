import JoineryAnalysis

/// How the shop is put together, to look at.
struct Wiring: Report {
  let graphs: [Graph]

  var text: String { graphs.map(\.text).joined(separator: "\n\n") }

  func encode(to encoder: any Encoder) throws {
    try graphs.encode(to: encoder)
  }
}
