import JoineryAnalysis
import JoineryInspection
import Testing

@Suite struct `A part of a graph` {
  private let graph = Graph(
    toy: """
      singleton App: Users, [Plugin], later Screen
      singleton Users: Database
      singleton Database: Config
      instance Config
      contribute singleton First as Plugin: Config
      contribute singleton Second as Plugin: Users
      empty Plugin
      singleton Fake as Log
      override singleton Real as Log
      decorate Log: Log, Config
      transient Screen: Log
      singleton Other: Users
      """)

  private func names(of graph: Graph?) -> [String]? {
    graph?.nodes.map { $0.implementation ?? $0.key.type }
  }

  private func names(rootedAt key: String, depth: Int? = nil) -> [String]? {
    names(of: graph.rooted(at: Key(type: key), depth: depth))
  }

  @Test func `has what a key leads to`() {
    #expect(names(rootedAt: "Users") == ["Users", "Database", "Config"])
    #expect(names(rootedAt: "Config") == ["Config"])
  }

  @Test func `has no more than a number of steps, and counts no step to an element`() {
    #expect(names(rootedAt: "Users", depth: 0) == ["Users"])
    #expect(names(rootedAt: "Users", depth: 1) == ["Users", "Database"])
    #expect(
      names(rootedAt: "App", depth: 1)
        == ["App", "Users", "First", "Second", "Plugin", "Screen"])
  }

  @Test func `has decorators, and what an override replaces`() {
    #expect(names(rootedAt: "Screen") == ["Config", "Fake", "Real", "Log", "Screen"])
  }

  @Test func `starts at all contributions where a key is only contributed`() {
    #expect(names(rootedAt: "Plugin", depth: 0) == ["First", "Second"])
  }

  @Test func `is nil where nothing provides the key`() {
    #expect(graph.rooted(at: Key(type: "Nothing")) == nil)
    #expect(graph.rooted(at: Key(type: "Users", qualifier: "Q")) == nil)
  }

  @Test func `has no link that the whole hasn't, and all links of the bindings in it`() {
    for seed in 0..<500 {
      let graph = Graph.random(seed: seed)
      let whole = Set(LinkNames(graph).all)
      for key in Set(graph.nodes.map(\.key)) {
        guard let part = graph.rooted(at: key) else { continue }
        #expect(Set(LinkNames(part).all).isSubset(of: whole), "seed \(seed), \(key)")
      }
    }
  }

  @Test func `has what leads to a vertex as well`() {
    let linked = LinkedGraph(graph)
    let names = LinkNames(linked)
    let needers = linked.vertices(reaching: [names.vertex("Database")])
    #expect(names.names(needers) == ["App", "Users", "Database", "Second", "Other", "[Plugin]"])
    #expect(
      names.names(linked.vertices(reaching: [names.vertex("Database")], depth: 1))
        == ["Users", "Database"])
  }

  @Test func `a path leads from one vertex to another, or there is none`() {
    let linked = LinkedGraph(graph)
    let names = LinkNames(linked)
    let path = linked.shortestPath(from: [names.vertex("App")], to: names.vertex("Database"))
    #expect(path.map { names.path($0) } == "App → Users → Database")
    #expect(linked.shortestPath(from: [names.vertex("Users")], to: names.vertex("App")) == nil)
    #expect(linked.shortestPath(from: [3], to: 3) == [])
  }
}
