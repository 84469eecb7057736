import Joinery
import Testing

@Test func `the analysis is visible through Joinery`() {
  #expect(Graph().nodes.isEmpty)
}
