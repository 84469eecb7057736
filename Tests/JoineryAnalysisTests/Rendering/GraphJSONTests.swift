import Foundation
import JoineryAnalysis
import JoineryTestSupport
import Testing

@Suite struct `A graph as JSON` {
  @Test(arguments: [("graph", Graph.shop), ("hostile", Graph.hostile)])
  func `has one member a line and a fixed order`(name: String, graph: Graph) throws {
    #expect(try Golden().difference(of: graph.jsonText, from: name, ending: "json") == nil)
  }

  @Test(arguments: [Graph.shop, .broken, .hostile, Graph(), Graph(owners: [])])
  func `is read back as the same graph`(graph: Graph) throws {
    #expect(try decoded(graph.jsonText) == graph)
  }

  @Test func `is read back as the same graph, whatever the graph`() throws {
    for seed in 0..<300 {
      let graph = Graph.random(seed: seed)
      #expect(try decoded(graph.jsonText) == graph, "seed \(seed)")
    }
  }

  @Test func `has every character of a name`() throws {
    let scalars = (0...0x2FF).map { UInt32($0) } + [0x2028, 0x2029, 0xFEFF, 0xFFFF, 0x10FFFF]
    let name = String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
    let graph = Graph(owners: [name])
    #expect(try decoded(graph.jsonText).owners[0].unicodeScalars.elementsEqual(name.unicodeScalars))
  }

  private func decoded(_ text: String) throws -> Graph {
    try JSONDecoder().decode(Graph.self, from: Data(text.utf8))
  }
}
