import JoineryAnalysis

/// How the shop is put together, to look at.
struct Wiring: Report {
  /// The graphs, from the storage to a checkout.
  let graph: Graph
  /// What is plugged in, and what of the graphs it can ask for.
  let plugins: Graph

  var text: String {
    // What comes from the graphs is in no module, and is shown with them.
    let own = plugins.nodes.filter { !$0.modules.isEmpty }
    return "\(graph.text)\n\n\(Graph(owners: plugins.owners, nodes: own).text)"
  }
}
