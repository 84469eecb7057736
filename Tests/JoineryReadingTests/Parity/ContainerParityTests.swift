import Foundation
import Joinery
import JoineryAnalysis
import JoineryReading
import Testing

/// The containers of the fixtures, as they are and as their source is read: both say the same.
@Suite struct `A container and its source` {
  @MainActor
  @Test(
    arguments: ContainerCase.valid + ContainerCase.derived + ContainerCase.injected
      + ContainerCase.otherLetters)
  func `are the same graph`(_ example: ContainerCase) throws {
    let container = try example.make().description
    let read = try Fixtures.graph(named: example.name)
    #expect(read.unreadable == [])
    #expect(read.issues.map(\.issue.headline) == [])
    #expect(read.graph.owners == container.owners)
    #expect(read.graph.nodes.map(\.line) == container.nodes.map(\.line))
    // Only sources tell what a factory makes.
    #expect(read.graph.withoutImplementations == container)
  }

  @MainActor @Test(arguments: ContainerCase.faulty)
  func `S24: have the same issues in the same words`(_ example: ContainerCase) throws {
    let error = try #require(throws: GraphError.self) { try example.make() }
    let read = try Fixtures.graph(named: example.name)
    #expect(read.unreadable == [])
    #expect(read.issues.map(\.severity).allSatisfy { $0 == .error })
    #expect(read.issues.map(\.issue.headline) == error.issues.map(\.headline))
    #expect(read.issues.map(\.issue) == error.issues)
  }
}

/// The sources of the fixtures, which are compiled into this module.
enum Fixtures {
  /// What is read of them.
  static let report = Result { SourceReader.read(try sources) }

  /// The graph of a name.
  static func graph(named name: String) throws -> ReadGraph {
    let report = try report.get()
    return try #require(report.graphs.first { $0.name == name })
  }

  private static var sources: [SourceText] {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
        SourceText(
          path: "Tests/JoineryReadingTests/Parity/Fixtures/\($0)", module: "JoineryReadingTests",
          text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      }
    }
  }
}

extension Graph {
  /// The graph without the types that factories make.
  var withoutImplementations: Graph {
    var graph = self
    for index in graph.nodes.indices { graph.nodes[index].implementation = nil }
    return graph
  }
}

extension Node {
  /// The node in a line, to be compared at a glance.
  var line: String {
    let edges = edges.map { edge in
      "\(edge.isDeferred ? "later " : "")\(edge.kind) \(edge.key.type)/\(edge.key.qualifier ?? "") "
        + "\(edge.position.map(String.init) ?? "-")\(edge.label.map { " " + $0 } ?? "")"
    }
    return """
      \(role) \(lifetime) \(key.type)/\(key.qualifier ?? "") \(owner) \(isolation) \(effects.rawValue) \
      \(place?.description ?? "") \(modules) \(member ?? ""): \(edges.joined(separator: ", "))
      """
  }
}
