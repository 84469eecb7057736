import Foundation
import JoineryAnalysis
import Testing

@Suite struct `A graph as data` {
  private let graph: Graph = {
    var graph = Graph(
      toy: """
        singleton Shop.FileLog as any Shop.Log/Shop.Audit: path=Shop.Path, [any Shop.Sink]
        override scoped Shop.Cart: later Shop.User?
        module payments / stripe
        decorate any Shop.Log: any Shop.Log
        contribute transient any Shop.Sink
        empty any Shop.Sink
        1 input Shop.User
        """, owners: ["app", "session"])
    graph.nodes[0].isolation = .mainActor
    graph.nodes[1].isolation = .actor("Store")
    graph.nodes[1].effects = [.throwing, .asynchronous]
    graph.nodes[1].place?.column = 7
    return graph
  }()

  @Test func `has the current schema version`() {
    #expect(Graph().schemaVersion == Graph.currentSchemaVersion)
  }

  @Test func `survives a round trip through JSON`() throws {
    let data = try JSONEncoder().encode(graph)
    #expect(try JSONDecoder().decode(Graph.self, from: data) == graph)
  }

  @Test func `of a newer schema is refused with a clear error`() throws {
    let text = String(decoding: try JSONEncoder().encode(graph), as: UTF8.self)
      .replacingOccurrences(of: "\"schemaVersion\":1", with: "\"schemaVersion\":2")
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Graph.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("another error")
      return
    }
    #expect(
      context.debugDescription
        == "schema 2 is newer than 1, which this release reads; update Joinery")
    #expect(context.codingPath.map(\.stringValue) == ["schemaVersion"])
  }

  @Test(arguments: [0, -1])
  func `of a schema that never was is refused`(version: Int) throws {
    let text = #"{"schemaVersion": \#(version), "owners": ["app"], "nodes": []}"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Graph.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("another error")
      return
    }
    #expect(context.debugDescription == "there is no schema \(version); this release reads 1")
  }

  @Test func `has isolations as plain text`() throws {
    let isolations: [Isolation] = [.none, .mainActor, .actor("Store")]
    let data = try JSONEncoder().encode(isolations)
    #expect(String(decoding: data, as: UTF8.self) == #"["none","mainActor","actor Store"]"#)
    #expect(try JSONDecoder().decode([Isolation].self, from: data) == isolations)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Isolation].self, from: Data(#"["somewhere"]"#.utf8))
    }
  }

  @Test func `has effects as an array of names`() throws {
    let effects: [Effects] = [[], .throwing, .asynchronous, [.asynchronous, .throwing]]
    let text = #"[[],["throwing"],["asynchronous"],["throwing","asynchronous"]]"#
    #expect(String(decoding: try JSONEncoder().encode(effects), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode([Effects].self, from: Data(text.utf8)) == effects)
  }

  @Test(arguments: [
    (#"["sleeping"]"#, "'sleeping' is no effect; there are 'throwing' and 'asynchronous'"),
    (#"["throwing", "Asynchronous"]"#, "'Asynchronous' is no effect"),
  ])
  func `with an unknown effect is refused with its name`(text: String, message: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Effects.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("another error")
      return
    }
    #expect(context.debugDescription.hasPrefix(message))
  }

  @Test func `with effects as a number is refused`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Effects.self, from: Data("3".utf8))
    }
  }

  @Test(arguments: [-1, 1, 7])
  func `with a node of an owner that isn't there is refused`(owner: Int) throws {
    let graph = Graph(
      owners: ["app"],
      nodes: [Node(Key(type: "Shop.Cart"), lifetime: .singleton, owner: owner)])
    let data = try JSONEncoder().encode(graph)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Graph.self, from: data)
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("another error")
      return
    }
    #expect(
      context.debugDescription
        == "node 0, 'Cart', belongs to owner \(owner), and there are only 1, counted from 0")
  }

  @Test func `issues survive a round trip through JSON`() throws {
    let issues =
      `Texts of issues`.Example.all.flatMap(\.issues) + JoineryAnalysis.Issue.runTimeExamples
    let data = try JSONEncoder().encode(issues)
    #expect(try JSONDecoder().decode([JoineryAnalysis.Issue].self, from: data) == issues)
    #expect(String(decoding: data, as: UTF8.self).contains(#""id":"missing-binding""#))
  }
}
