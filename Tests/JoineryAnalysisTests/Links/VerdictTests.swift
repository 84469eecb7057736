import JoineryAnalysis
import Testing

@Suite struct `What the rules say of vertices and links` {
  private func verdict(_ toy: String) -> (names: LinkNames, verdict: Verdict) {
    let names = LinkNames(toy: toy)
    return (names, Verdict(of: names.linked))
  }

  @Test func `has what is on a cycle, but not what leads to one`() {
    let (names, verdict) = verdict(
      """
      singleton A: B
      singleton B: C
      singleton C: B, D
      singleton D
      """)
    #expect(names.names(verdict.cyclic.sorted()) == ["B", "C"])
  }

  @Test func `has the way from what is kept to what belongs to a scope, also through a collection`()
  {
    let (names, verdict) = verdict(
      """
      singleton Keeper: [Part], Other
      contribute transient First as Part: Cart
      contribute singleton Second as Part
      scoped Cart
      singleton Other
      """)
    #expect(names.names(verdict.captive.sorted()) == ["Keeper", "First", "Cart", "[Part]"])
    let links = verdict.captiveLinks.sorted().map { names.text(of: names.linked.links[$0]) }
    #expect(links == ["Keeper → [Part]", "First → Cart", "[Part] → First"])
  }

  @Test func `has for each issue the vertices that it is about`() {
    let (names, verdict) = verdict(
      """
      singleton A: Missing, [Nothing]
      singleton B: Missing
      override singleton C
      """)
    #expect(
      verdict.issues.map(\.id.rawValue) == [
        "missing-binding", "override-of-nothing", "empty-collection",
      ])
    #expect(
      verdict.subjects.map { names.names($0) } == [
        ["A", "B", "missing Missing"], ["C"], ["A", "[Nothing]"],
      ])
  }

  @Test func `is what the graph says of itself`() {
    for seed in 0..<200 {
      let graph = Graph.random(seed: seed)
      let verdict = Verdict(of: LinkedGraph(graph))
      #expect(verdict.issues == graph.issues() && verdict.subjects.count == verdict.issues.count)
    }
  }
}
