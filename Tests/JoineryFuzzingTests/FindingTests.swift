import JoineryFuzzing
import Testing

/// What the fuzzer has found wrong, as short as it can be.
@Suite(.timeLimit(.minutes(10))) struct FindingTests {
  struct Finding: CustomTestStringConvertible {
    var exercise: Exercise
    var what: String
    var text: String

    var testDescription: String { what }
  }

  static let findings = [
    Finding(
      exercise: .json, what: "the name of a graph at the head of a report",
      text: #"{"schemaVersion":1,"owners":["\u202E\n"],"nodes":[]}"#),
    Finding(
      exercise: .json, what: "the name of a type in an issue that is gone",
      text: """
        {"schemaVersion":1,"owners":["app"],"nodes":[{"key":{"type":"A"},"role":"binding",\
        "lifetime":"singleton","owner":0,"isolation":"none","effects":[],"modules":[],\
        "edges":[{"key":{"type":"\\u001b[31m"},"kind":"hard","isDeferred":false}]}]}
        """),
    Finding(
      exercise: .json, what: "a place on the longest path of the statistics",
      text: """
        {"schemaVersion":1,"owners":["app"],"nodes":[{"key":{"type":"A"},"role":"binding",\
        "lifetime":"singleton","owner":0,"isolation":"none","effects":[],"modules":[],\
        "place":{"file":"\\u0008.swift","line":1},\
        "edges":[{"key":{"type":"A"},"kind":"hard","isDeferred":true}]}]}
        """),
    Finding(
      exercise: .json, what: "a place on the path of an explanation",
      text: """
        {"schemaVersion":1,"owners":["app"],"nodes":[{"key":{"type":"B"},"role":"binding",\
        "lifetime":"singleton","owner":0,"isolation":"none","effects":[],"modules":[],\
        "edges":[]},{"key":{"type":"A"},"role":"binding","lifetime":"singleton","owner":0,\
        "isolation":"none","effects":[],"modules":[],\
        "place":{"file":"\\u0000.swift","line":1},\
        "edges":[{"key":{"type":"B"},"label":"\\u0008","kind":"hard","isDeferred":false}]}]}
        """),
    Finding(
      exercise: .sources, what: "a character that is none before a sign that has to have spaces",
      text: "let a \u{FFFD}= 1"),
  ]

  @Test(arguments: findings)
  func `is right now`(_ finding: Finding) {
    #expect(finding.exercise.violations(of: Array(finding.text.utf8)) == [])
  }
}
