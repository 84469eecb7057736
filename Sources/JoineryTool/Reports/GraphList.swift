import JoineryAnalysis

/// The names of the graphs of an input, a line each.
struct GraphList {
  private let graphs: [GraphInput.Named]

  init(_ graphs: [GraphInput.Named]) {
    self.graphs = graphs
  }

  /// The list, which ends without a line break.
  var text: String {
    let names = graphs.map(\.name.printable)
    let counts = graphs.map { named in
      let count = named.graph.nodes.count { $0.role != .emptyCollection }
      return "\(count) \(count == 1 ? "binding" : "bindings")"
    }
    let widths = (names.map(\.displayWidth).max() ?? 0, counts.map(\.count).max() ?? 0)
    return graphs.indices.map { index in
      let place = graphs[index].place.map { "  \($0)".printable } ?? ""
      return Self.padded(names[index], widths.0) + "  "
        + (place.isEmpty ? counts[index] : Self.padded(counts[index], widths.1) + place)
    }
    .joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.displayWidth)
  }
}
