import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Graphs as data, and as bindings of a container.
@Suite(.timeLimit(.minutes(10))) struct GraphDescriptionTests {
  @Test func `G19: a description equals that of a container with the same bindings`() throws {
    let script = Script()
    let container = try Container("HandGraph") {
      Instance(script)
      Singleton { (_: Component<A>) in Component<B>(script) }
      Singleton { () async throws in Component<A>(script) }
      Singleton { (_: Component<B>) async throws in Component<C>(script) }
      Weak { Parcel(label: "cache") }
      Transient { (repository: Component<B>) in Brochure(title: "", repository: repository) }
    }
    let members = ["script", "repository", "database", "server", "cache", "brochure"]
    var description = HandGraph.description
    description.nodes = description.nodes.filter { members.contains($0.member ?? "") }
    var expected = container.description
    #expect(description.nodes.map(\.member) == members)
    #expect(description.nodes.map(\.place?.line) == [1, 2, 3, 4, 5, 6])
    for index in members.indices {
      // A container knows neither labels nor members, and the places differ.
      expected.nodes[index].member = description.nodes[index].member
      expected.nodes[index].place = description.nodes[index].place
      for edge in expected.nodes[index].edges.indices {
        expected.nodes[index].edges[edge].label = description.nodes[index].edges[edge].label
      }
      if description.nodes[index].member == "cache" {
        // Two members have this type's function beside it, but only one has the type.
        #expect(description.nodes[index].key.qualifier == nil)
      }
    }
    #expect(description == expected)
    #expect(HandGraph.description.issues() == [])
  }

  @Test func `a function that is asked for later is a deferred edge with its label`() throws {
    let printer = try #require(HandGraph.description.nodes.first { $0.member == "printer" })
    #expect(printer.edges.map(\.isDeferred) == [true])
    #expect(printer.edges.map(\.label) == ["makeParcel"])
    #expect(printer.edges.map(\.position) == [0])
  }

  @Test func `a container offers the members of a graph by their types`() async throws {
    let script = Script()
    let graph = HandGraph(script: script)
    let container = try Container("plug-ins") {
      Members(of: graph)
      Transient { (server: Component<C>, brochure: Brochure) in
        Shelf(server: server, brochure: brochure)
      }
    }
    try await graph.start()
    let shelf = try await container.get(Shelf.self)
    #expect(shelf.server === graph.server)
    #expect(shelf.brochure.repository === graph.repository)
    let makeParcel: @Sendable (String) -> Parcel = container.resolve()
    #expect(makeParcel("7").label == "7")
    #expect(container.resolve(Parcel.self).label == "cache")
    try await container.stop()
    #expect(script.steps("stop") == [])
    try await graph.stop()
    #expect(script.steps("stop") == ["C", "B", "A"])
  }

  @Test func `a container keeps the graph whose members it offers`() throws {
    weak var gone: HandGraph?
    do {
      let graph = HandGraph(script: Script())
      gone = graph
      let container = try Container { Members(of: graph) }
      _ = consume graph
      let printer: Printer = container.resolve()
      #expect(printer.makeParcel("7").label == "7")
    }
    #expect(gone == nil)
  }

  @Test func `a container takes a member once that reaches it in several ways`() throws {
    let graph = HandGraph(script: Script())
    let first = Module("first") { Members(of: graph) }
    let second = Module("second") { Members(of: graph, except: ["cache"]) }
    let container = try Container {
      first
      second
      Members(of: graph)
    }
    #expect(container.description.nodes.map(\.member).count == HandGraph.description.nodes.count)
    let error = #expect(throws: GraphError.self) {
      try Container {
        first
        Members(of: HandGraph(script: Script()))
      }
    }
    #expect(error?.issues.count == HandGraph.description.nodes.count)
  }

  @Test func `S10: a container reports what a graph and a binding both provide`() throws {
    let graph = HandGraph(script: Script())
    let error = #expect(throws: GraphError.self) {
      try Container {
        Members(of: graph)
        Instance(Parcel(label: "mine"))
      }
    }
    #expect(error?.issues.map(\.id) == [.duplicateBinding])
    #expect(error?.description.contains("Shop/HandGraph.swift:5") == true)
    let container = try Container {
      Members(of: graph, except: ["cache"])
      Instance(Parcel(label: "mine"))
    }
    #expect(container.resolve(Parcel.self).label == "mine")
  }
}

/// Something that a container makes from a graph's members.
private struct Shelf {
  let server: Component<C>
  let brochure: Brochure
}
