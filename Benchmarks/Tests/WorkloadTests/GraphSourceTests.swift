import Testing
import Workload

struct GraphSourceTests {
  @Test("Both authors write every member", arguments: GraphSource.Author.allCases)
  func members(author: GraphSource.Author) {
    let text = GraphSource(count: 12).text(by: author)
    for number in 0..<12 {
      #expect(text.contains("var part\(number): Part\(number)"))
    }
    #expect(!text.contains("part12"))
  }
}
