import JoineryAnalysis
import JoineryReading
import Testing

/// Comments that allow what a practice forbids.
@Suite struct `Allowances` {
  @Test(arguments: [
    "let a = DependencyContainer()  // joinery:allow service-locator",
    "// joinery:allow service-locator\nlet a = DependencyContainer()",
    "// joinery:allow service-locator (until the move is done)\nlet a = DependencyContainer()",
    "// joinery:allow service-locator, deep-graph\nlet a = DependencyContainer()",
    "// joinery:allow deep-graph\n// joinery:allow service-locator\nlet a = DependencyContainer()",
  ])
  func `hold for their line or the next one`(_ text: String) {
    let sources = Sources(["App/A.swift": "import Joinery\n" + text], lint: LintOptions())
    #expect(sources.practices.allSatisfy { !$0.contains("service-locator:") })
    let others = sources.practices.filter { !$0.contains("'deep-graph'") }
    #expect(others == [])
  }

  @Test(arguments: [
    (
      "// joinery:allow service-locator\n\nlet a = DependencyContainer()",
      [
        "App/A.swift:2:1 error unused-allowance: The comment allows 'service-locator', "
          + "which is neither in this line nor in the next one.",
        "App/A.swift:4:9 warning service-locator: "
          + "This asks 'DependencyContainer' for what it needs.",
      ]
    ),
    (
      "let a = 1 // joinery:allow deep-grph",
      [
        "App/A.swift:2:11 error unknown-allowance: "
          + "The comment allows 'deep-grph', which is not the id of a practice."
      ]
    ),
    (
      "let a = 1 // joinery:allow missing-binding",
      [
        "App/A.swift:2:11 error unknown-allowance: "
          + "The comment allows 'missing-binding', which is not the id of a practice."
      ]
    ),
    (
      "let a = 1 // joinery:allow",
      [
        "App/A.swift:2:11 error unknown-allowance: "
          + "The comment allows '', which is not the id of a practice."
      ]
    ),
    ("let a = \"// joinery:allow nothing\"", []),
  ])
  func `that allow nothing are errors`(_ text: String, _ lines: [String]) {
    let sources = Sources(["App/A.swift": "import Joinery\n" + text], lint: LintOptions())
    #expect(sources.practices == lines)
  }

  @Test func `with a typing error get a proposal`() {
    let sources = Sources(
      ["App/A.swift": "import Joinery\n// joinery:allow deep-grph"], lint: LintOptions())
    #expect(sources.report.practices.map(\.issue.fix) == ["joinery:allow deep-graph"])
  }
}
