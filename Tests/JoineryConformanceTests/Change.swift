import Testing

/// A small page and tests, with one change to either, and what is wrong then.
struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var page = rightPage
  var source = rightSource
  var problems: [String] = []
  /// What is still wrong when the tests have been listed anew.
  var problemsByHand: [String] = []

  /// The tests, one of which is about graphs.
  var tests: [NamedTest] {
    TestSources(source, path: "JoineryTests/AddTests.swift").tests
      + TestSources("  Snippet(\"M01: a graph\"", path: "JoineryGraphTests/GoTests.swift").tests
  }

  static let all = [
    Change("nothing", { _ in }),
    Change("a test is renamed") {
      $0.source.replace("W2a: races", with: "W2a: runs")
      $0.problems = [
        "W2: no test in JoineryTests/AddTests.swift is called 'races' and names this row",
        "W2: the page doesn't list 'runs' in JoineryTests/AddTests.swift",
      ]
    },
    Change("a test is gone") {
      $0.source.replace("M01, ", with: "")
      $0.problems = [
        "M01: no test in JoineryTests/AddTests.swift is called 'adds two' and names this row"
      ]
      $0.problemsByHand = ["M01: there is neither a test with a container nor a reason why not"]
    },
    Change("a test is added to a row with a reason") {
      $0.source += "  @Test func `M02: takes away`() {}\n"
      $0.problems = ["M02: the page doesn't list 'takes away' in JoineryTests/AddTests.swift"]
    },
    Change("a test names a row that isn't there") {
      $0.source += "  @Test func `M03: divides`() {}\n"
      $0.problems = [
        "M03: the page has no such row, but 'divides' in JoineryTests/AddTests.swift names it"
      ]
      $0.problemsByHand = $0.problems
    },
    Change("a row is gone") {
      $0.page.replace("| M02 | takes | — No negative numbers. | — The same. |\n", with: "")
      $0.problems = [
        "M: the page has 1 of the 2 rows; none may be left out",
        "the counts have to be: "
          + counts.replacing("Rows: 3", with: "Rows: 2")
          .replacing("given: 1", with: "given: 0"),
      ]
      $0.problemsByHand = [$0.problems[0]]
    },
    Change("a row is there twice") {
      $0.page += "\n| M02 | takes | — No negative numbers. | — The same. |"
      $0.problems = [
        "M02: the page has this row 2 times",
        "the counts have to be: "
          + counts.replacing("Rows: 3", with: "Rows: 4")
          .replacing("given: 1", with: "given: 2"),
      ]
      $0.problemsByHand = [$0.problems[0]]
    },
    Change("a reason says nothing") {
      $0.page.replace("— The same.", with: "—")
      $0.problems = ["M02: there is neither a test with a graph nor a reason why not"]
      $0.problemsByHand = $0.problems
    },
    Change("the counts are wrong") {
      $0.page.replace("Rows: 3", with: "Rows: 5")
      $0.problems = ["the counts have to be: \(counts)"]
    },
    Change("there are no counts") {
      $0.page.replace(counts, with: "")
      $0.problems = ["the counts have to be: \(counts)"]
      $0.problemsByHand = $0.problems
    },
  ]

  private init(_ name: String, _ change: (inout Self) -> Void) {
    testDescription = name
    change(&self)
  }
}

private let counts =
  "Rows: 3. With tests: 2, of which 2 with a container and 1 with a graph. "
  + "Not expressible here, for the reason given: 1."

private let rightPage = """
  # Rows

  \(counts)

  | id | promise | container | graph |
  |---|---|---|---|
  | M01 | adds | [AddTests](../Tests/JoineryTests/AddTests.swift): adds two | \
  [GoTests](../Tests/JoineryGraphTests/GoTests.swift): a graph |
  | M02 | takes | — No negative numbers. | — The same. |
  | W2 | races | [AddTests](../Tests/JoineryTests/AddTests.swift): adds two; races | — One thread. |
  """

private let rightSource = """
  @Suite struct AddTests {
    @Test func `M01, W2: adds two`() {}
    @Test func `W2a: races`() { #expect(text == "no id: of any row") }
    @Test func `subtracts`() {}

  """
