import JoineryAnalysis
import JoineryTestSupport
import Testing

@Suite struct `Texts of issues` {
  /// The name of a golden file, and the graph whose issues it shows.
  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var toy: String
    var owners = ["app"]
    /// The key that is asked for from outside; if there is none, the graph is verified.
    var request: String?
    var asker = 0
    var options = Verifier.Options()

    var testDescription: String { name }

    /// The issues, from the findings on a topology as a container has them.
    var issues: [JoineryAnalysis.Issue] {
      let verdicts = Verdicts(Graph(toy: toy, owners: owners))
      let findings =
        if let request {
          Verifier.finding(
            whenAskedFor: verdicts.index(of: request), by: asker, in: verdicts.wiring
          ).map { [$0] } ?? []
        } else {
          Verifier.findings(in: verdicts.wiring, options: options)
        }
      return verdicts.graph.issues(for: findings, in: verdicts.wiring)
    }
  }

  @Test(arguments: Example.all)
  func `S24: the findings of each rule have a text of their own`(_ example: Example) throws {
    let renderer = PlainTextRenderer()
    let text = example.issues.map { renderer.text(of: $0) }.joined(separator: "\n\n")
    #expect(try Golden().difference(of: text, from: example.name) == nil)
  }

  @Test(arguments: JoineryAnalysis.Issue.runTimeExamples + JoineryAnalysis.Issue.practiceExamples)
  func `S24: what no rule of the graph finds has a text of its own`(_ issue: JoineryAnalysis.Issue)
    throws
  {
    let text = PlainTextRenderer().text(of: issue)
    #expect(try Golden().difference(of: text, from: issue.id.rawValue) == nil)
  }

  @Test func `S24: each id has a golden text and an entry`() throws {
    let names = try Golden().names
    // Those of source alone are tested with the syntax.
    let ids = IssueID.registry.map(\.id).filter { id in
      !IssueID.sourceRegistry.contains { $0.id == id }
    }
    #expect(ids.filter { !names.contains($0.rawValue) } == [])
    #expect(Set(IssueID.registry.map(\.id)).count == IssueID.registry.count)
    let made =
      Example.all.flatMap(\.issues).map(\.id) + JoineryAnalysis.Issue.runTimeExamples.map(\.id)
      + JoineryAnalysis.Issue.practiceExamples.map(\.id)
    #expect(Set(made) == Set(ids))
    for entry in IssueID.registry {
      #expect(entry.id.entry == entry)
      #expect(!entry.title.hasSuffix(".") && entry.explanation.hasSuffix("."))
      #expect(entry.id.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    }
    #expect(IssueID(rawValue: "of-a-newer-release").entry == nil)
  }

  @Test func `G09: several problems are one report`() throws {
    let graph = Graph(
      toy: """
        singleton Shop.AppRoot: checkout=Shop.CheckoutViewModel, Shop.Profile, later Shop.Sync
        transient Shop.CheckoutViewModel: payment=any Shop.Payments, users=any Shop.Users
        transient Shop.Profile: any Shop.Users, any Shop.Theme?, [any Shop.Plugin]
        singleton Shop.SQLUsers
        scoped Shop.Cart
        singleton Shop.Sync: Shop.Cart
        contribute singleton Shop.Coupons as any Shop.Plugin: Shop.AppRoot
        override singleton Shop.FakeClock as any Shop.Clock
        module payments
        singleton Shop.Stripe as any Shop.Payments: Shop.Client
        singleton Shop.Client: Shop.Session
        singleton Shop.Session: payments=any Shop.Payments
        """)
    let text = PlainTextRenderer().report(graph.issues(), graph: "app")
    #expect(try Golden().difference(of: text, from: "report") == nil)
  }

  @Test func `a limit that was reached is said in words`() {
    let wiring = Wiring(Topology())
    let findings = [
      Finding.limitReached(.dependencyCycle, limit: 256),
      Finding.limitReached(.captiveDependency, limit: 1_000),
    ]
    #expect(
      Graph().issues(for: findings, in: wiring).map(\.headline) == [
        "There are more than 256 cycles; the others are not listed.",
        "There are more than 1,000 captive dependencies; the others are not listed.",
      ])
  }

  @Test func `a report counts its problems`() {
    let renderer = PlainTextRenderer()
    let issue = JoineryAnalysis.Issue(.unusedBinding, headline: "Nothing needs 'Cart'.")
    #expect(renderer.report([], graph: "app") == "No problems in the graph of \"app\"")
    #expect(
      renderer.report([issue], graph: "app") == """
        1 problem in the graph of "app"

        1. Nothing needs 'Cart'.
           [unused-binding]
        """)
    let lines = renderer.report(Array(repeating: issue, count: 1_000), graph: "app")
      .split(separator: "\n")
    #expect(lines[0] == "1,000 problems in the graph of \"app\"")
    #expect(lines[1] == "   1. Nothing needs 'Cart'.")
    #expect(lines[lines.count - 2] == "1000. Nothing needs 'Cart'.")
  }
}
