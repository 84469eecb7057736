import Foundation
import JoineryAnalysis
import Testing

@testable import JoineryTool

/// Documents that are no graph, and what is said of each.
@Suite struct `A graph as JSON, read by the tool,` {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// What is said of a document, which is called `bad.json`.
  private func message(of text: String) throws -> String {
    let run = Run("graph", try folder.write(text, to: "bad.json"))
    #expect(run.code == .badUse && run.output.isEmpty)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines.last?.hasPrefix("  ") == true, "\(run.errors)")
    return run.errors.replacing("\(folder.url.path)/", with: "")
  }

  /// The document of a graph with one binding, some of which is replaced.
  private func graph(_ old: String = "", _ new: String = "") -> String {
    let text = """
      {"schemaVersion": 1, "owners": ["app"], "nodes": [
      {"key": {"type": "A"}, "role": "binding", "lifetime": "singleton", "owner": 0,
      "isolation": "none", "effects": ["throwing"], "modules": [],
      "place": {"file": "A.swift", "line": 3, "column": 4}, "edges": [
      {"key": {"type": "B"}, "kind": "hard", "isDeferred": false, "position": 0}]}]}
      """
    return old.isEmpty ? text : text.replacing(old, with: new)
  }

  @Test func `is read`() throws {
    #expect(Run("graph", try folder.write(graph(), to: "good.json")).code == .success)
    #expect(Run("graph", try folder.write("\u{FEFF}" + graph(), to: "good.json")).code == .success)
    let null = graph(#""position": 0"#, #""position": null"#)
    #expect(Run("graph", try folder.write(null, to: "good.json")).code == .success)
  }

  @Test(arguments: [
    ("99", "schema 99 is newer than 1, which this release reads\n  update Joinery"),
    ("1e30", "schema 1e30 is newer than 1, which this release reads\n  update Joinery"),
    ("0", "there is no schema 0; this release reads 1"),
    ("-1", "there is no schema -1; this release reads 1"),
    ("1.5", "there is no schema 1.5; this release reads 1"),
    (#""1""#, "there is a text where a whole number from 1 on should be"),
    ("null", "there is null where a whole number from 1 on should be"),
  ])
  func `has the schema of this release`(version: String, message: String) throws {
    let text = graph(#""schemaVersion": 1"#, #""schemaVersion": \#(version)"#)
    let said = try self.message(of: text)
    #expect(said.hasPrefix("error: 'bad.json' at schemaVersion, line 1: \(message)"), "\(said)")
  }

  @Test(arguments: [
    (#""role": "binding", "#, "", "nodes[0], line 2: 'role' is missing"),
    (
      #""lifetime""#, #""lifetme""#,
      "nodes[0].lifetme, line 2: a binding has no 'lifetme'\n  did you mean 'lifetime'?"
    ),
    (
      "singleton", "singelton",
      "nodes[0].lifetime, line 2: 'singelton' is no lifetime\n  did you mean 'singleton'?"
    ),
    (
      #""binding""#, #""x""#,
      "nodes[0].role, line 2: 'x' is no role\n  there are binding, contribution, "
    ),
    (#""none""#, #""any""#, "nodes[0].isolation, line 3: 'any' is no isolation"),
    ("throwing", "sleeping", "nodes[0].effects[0], line 3: 'sleeping' is no effect"),
    (#"["app"]"#, #"[1]"#, "owners[0], line 1: there is 1 where a text should be"),
    (#"["app"]"#, "{}", "owners, line 1: there is an object where a list should be"),
    ("false", "0", "nodes[0].edges[0].isDeferred, line 5: there is 0 where true or false"),
    (#""line": 3"#, #""line": -3"#, "nodes[0].place.line, line 4: -3 is no whole number from 1"),
    (#""column": 4"#, #""column": 0"#, "nodes[0].place.column, line 4: 0 is no whole number"),
    (#""line": 3"#, #""line": 1e30"#, "nodes[0].place.line, line 4: 1e30 is too large"),
    (
      #""position": 0"#, #""position": 9223372036854775807"#,
      "nodes[0].edges[0].position, line 5: 9223372036854775807 is too large"
    ),
    (#""position": 0"#, #""position": 0.5"#, "nodes[0].edges[0].position, line 5: 0.5 is no"),
    (#""owner": 0"#, #""owner": 1"#, "nodes[0].owner, line 2: there is no owner 1"),
    (#""owner": 0"#, #""owner": -1"#, "nodes[0].owner, line 2: -1 is no whole number"),
    (#"{"type": "B"}"#, "\"B\"", "nodes[0].edges[0].key, line 5: there is a text where an object"),
  ])
  func `has what the schema says`(old: String, new: String, message: String) throws {
    let said = try self.message(of: graph(old, new))
    #expect(said.hasPrefix("error: 'bad.json' at \(message)"), "\(said)")
  }

  @Test(arguments: [
    ("", "is empty"), (" \n", "is empty"),
    ("{", "is no JSON: the text ends where the name of a member should be in line 1, column 2"),
    (
      "{\n  \"owners\": oops}",
      "is no JSON: there is 'o' where a value should be in line 2, column 13"
    ),
    ("nothing\u{1B}[31m", "is no JSON: there is 'n' where a value should be"),
    ("{\"a\": 1,}", "is no JSON: there is '}' where the name of a member should be"),
    ("[1 2]", "is no JSON: there is '2' where ',' or ']' should be in line 1, column 4"),
    ("{} {}", "is no JSON: there is '{' where the end should be in line 1, column 4"),
    ("[01]", "is no JSON: there is '1' where ',' or ']' should be"),
    ("[-]", "is no JSON: there is ']' where a digit should be"),
    ("[1.e3]", "is no JSON: there is 'e' where a digit should be"),
    (#"["\x"]"#, "is no JSON: there is 'x' where an escape should be"),
    (#"["\ud800"]"#, "is no JSON: half of a character stands alone in line 1, column 3"),
    (#"["\ud800\n"]"#, "is no JSON: there is 'n' where an escape should be"),
    (#"["é", x"#, "is no JSON: there is 'x' where a value should be in line 1, column 7"),
    ("[\"a\nb\"]", "is no JSON: there is '\\n' where the end of a text should be"),
    (#"{"a": 1, "a": 2}"#, "is no JSON: 'a' is twice in an object in line 1, column 10"),
    ("[]", ", line 1: there is a list where an object should be"),
    ("3", ", line 1: there is 3 where an object should be"),
    (#"{"issues": []}"#, " at issues, line 1: a graph has no 'issues'"),
    ("import Joinery\nlet app = 1", "is no JSON: there is 'i' where a value should be in line 1"),
  ])
  func `is JSON, and a graph`(text: String, message: String) throws {
    let said = try self.message(of: text)
    let separator = message.hasPrefix(",") || message.hasPrefix(" at") ? "" : " "
    #expect(said.hasPrefix("error: 'bad.json'\(separator)\(message)"), "\(said)")
    #expect(!said.contains("\u{1B}"))
  }

  @Test func `may end anywhere`() throws {
    let text = graph()
    for count in stride(from: 1, to: text.count - 1, by: 7) {
      let said = try message(of: String(text.prefix(count)))
      #expect(said.contains("the text ends where"), "\(count): \(said)")
    }
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `nests however deep`(bracket: String) throws {
    let said = try message(of: String(repeating: bracket, count: 200_000))
    #expect(said.contains("lists and objects nest more than 64 deep"), "\(said)")
  }

  @Test func `is text`() throws {
    let file = folder.path("bad.json")
    try Data([0x7B, 0xFF, 0x7D]).write(to: URL(fileURLWithPath: file))
    #expect(Run("graph", file).errors.hasPrefix("error: '\(file)' is no text in UTF-8\n"))
  }

  @Test func `has every escape`() throws {
    let name = #"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"#
    let text = graph(#""app""#, "\"\(name)\"")
    var parser = JSONParser(Array(text.utf8))
    let item = try parser.document()
    guard case .object(let members) = item.content,
      case .list(let owners) = members[1].value.content,
      case .text(let owner)? = owners.first?.content
    else {
      Issue.record("no owner")
      return
    }
    #expect(owner == "\"\\/\u{8}\u{C}\n\r\t\u{E9}\u{1F600}")
  }

  /// The shape and the schema say the same.
  @Test func `has the form that is published`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/graph.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let parts = try #require(schema["$defs"] as? [String: [String: Any]])
    var seen: Set<String> = []
    try compare(.graph, with: schema, parts, &seen)
    #expect(seen == ["node", "key", "edge", "place"])
  }

  private func compare(
    _ shape: JSONShape, with schema: [String: Any], _ parts: [String: [String: Any]],
    _ seen: inout Set<String>
  ) throws {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      if seen.insert(name).inserted {
        try compare(shape, with: try #require(parts[name]), parts, &seen)
      }
      return
    }
    switch shape {
    case .text, .isolation: #expect(schema["type"] as? String == "string")
    case .bool: #expect(schema["type"] as? String == "boolean")
    case .integer(let least):
      #expect((schema["minimum"] ?? schema["const"]) as? Int == least)
    case .name(_, let names): #expect(schema["enum"] as? [String] == names)
    case .list(let item):
      try compare(item, with: try #require(schema["items"] as? [String: Any]), parts, &seen)
    case .object(_, let members):
      let properties = try #require(schema["properties"] as? [String: [String: Any]])
      #expect(Set(properties.keys) == Set(members.map(\.name)))
      #expect(
        Set(schema["required"] as? [String] ?? [])
          == Set(members.filter { !$0.isOptional }.map(\.name)))
      for member in members {
        try compare(member.shape, with: properties[member.name] ?? [:], parts, &seen)
      }
    }
  }
}
