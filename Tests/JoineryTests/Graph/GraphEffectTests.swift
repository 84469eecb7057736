// The names are those that the macros write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Members that may fail, and members of one type.
@Suite(.timeLimit(.minutes(10))) struct GraphEffectTests {
  struct Missing: Error {}

  @Test func `V01: the start makes what may fail, and passes the failure on`() async throws {
    let graph = TwinGraph { throw Missing() }
    let error = await #expect(throws: LifecycleError.self) { try await graph.start() }
    #expect(error?.cause.error is Missing)
    let other = TwinGraph { Parcel(label: "first") }
    try await other.start()
    #expect(other.first.label == "first")
    #expect(other.second.label == "after first")
  }

  @Test func `members of one type are told apart by their names`() {
    let description = TwinGraph.description
    #expect(description.nodes.map(\.key.qualifier) == ["first", "second"])
    #expect(description.nodes.map(\.effects) == [.throwing, []])
    #expect(description.nodes[1].edges.map(\.key) == [description.nodes[0].key])
    #expect(description.issues() == [])
  }

  @Test func `S12: a container is told of two members of one type, and takes one of them`() throws {
    let graph = TwinGraph { Parcel(label: "first") }
    let error = #expect(throws: GraphError.self) { try Container { Members(of: graph) } }
    #expect(error?.description.contains("Shop/Twin.swift:1") == true)
    #expect(error?.description.contains("Shop/Twin.swift:2") == true)
    #expect(error?.issues.first?.fix?.hasPrefix("except: [\"second\"]") == true)
    #expect(throws: Never.self) { try Container { Members(of: graph, except: ["second"]) } }
  }
}

/// A graph with two members of one type.
private final class TwinGraph: Sendable {
  let make: @Sendable () throws -> Parcel

  var first: Parcel { _first.value(of: "first", in: graphCore) }
  private let _first = SingletonCell<Parcel>()
  private static func make_first(_ graph: TwinGraph) throws -> Parcel { try graph.make() }

  var second: Parcel { _second.value(of: "second", in: graphCore) }
  private let _second = SingletonCell<Parcel>()
  private static func make_second(_ graph: TwinGraph) -> Parcel {
    Parcel(label: "after \(graph.first.label)")
  }

  nonisolated let graphCore: GraphCore

  init(_ make: @escaping @Sendable () throws -> Parcel) {
    self.make = make
    graphCore = GraphCore("TwinGraph")
    graphCore.connect(to: self)
  }

  nonisolated static func describe(_ graph: GraphDescriber<TwinGraph>) {
    graph.singleton("first", TwinGraph.make_first, file: "Shop/Twin.swift", line: 1, column: 1)
    graph.singleton(
      "second", TwinGraph.make_second, needs: "first", file: "Shop/Twin.swift", line: 2, column: 1)
  }
}

extension TwinGraph: DependencyGraph {}
