import Joinery
import JoineryAnalysis
import Testing

/// Computed properties that have to be awaited.
@Suite struct AwaitedPropertyTests {
  @Test func `a graph that is not Sendable may have one`() async throws {
    let graph = PlainRoot(number: 2)
    #expect(await graph.later == 2)
    #expect(try await graph.last == 2)
    #expect(throws: Refusal.self) { try graph.risky }
  }

  @Test func `a Sendable graph may have one, which a container offers`() async throws {
    let graph = SharedRoot(number: 3)
    #expect(try await graph.last == "3")
    let container = try Container { Members(of: graph, except: ["later"]) }
    #expect(try await container.get(String.self) == "3")
  }

  @MainActor @Test func `a graph on an actor may have one`() async throws {
    let graph = MainRoot(number: 4)
    #expect(await graph.later == 4)
    #expect(try await graph.last == "4")
  }

  @Test(arguments: [
    ("later", Effects.asynchronous), ("last", Effects([.asynchronous, .throwing])),
    ("risky", Effects.throwing),
  ])
  func `its effects are those of its accessor`(_ name: String, _ effects: Effects) throws {
    for graph in [PlainRoot.description, SharedRoot.description, MainRoot.description] {
      guard let node = graph.nodes.first(where: { $0.member == name }) else {
        #expect(name == "risky")
        continue
      }
      #expect(node.effects == effects)
      #expect(node.lifetime == .transient)
      #expect(node.edges.map(\.label) == ["number"])
    }
  }

  @Test func `it has the isolation of its graph or its own`() {
    #expect(MainRoot.description.nodes.map(\.isolation) == [.mainActor, .mainActor, .mainActor])
    #expect(SharedRoot.description.nodes.map(\.isolation) == [.none, .mainActor, .none])
  }
}

// MARK: - Fixtures

private struct Refusal: Error {}

@Graph private final class PlainRoot {
  let number: Int
  var later: Int { get async { number } }
  var last: Int { get async throws { number } }
  var risky: Int {
    get throws { if number < 9 { throw Refusal() } else { number } }
  }
}

@Graph private final class SharedRoot: Sendable {
  let number: Int
  @MainActor var later: Int { get async { number } }
  var last: String { get async throws { "\(number)" } }
}

@MainActor @Graph private final class MainRoot {
  let number: Int
  var later: Int { get async { number } }
  var last: String { get async throws { "\(number)" } }
}
