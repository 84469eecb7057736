import Contenders
import Measurement
import Testing
import Workload

struct ContenderTests {
  @Test("Every contender builds every object of a row's graph", arguments: contenders, sizes)
  func size(contender: any Contender.Type, expectation: (row: Row, size: Int)) {
    #expect(contender.init().part(for: expectation.row)?.size == expectation.size)
  }

  @Test(
    "Every contender does the work of every row that it has, but one", .timeLimit(.minutes(10)),
    arguments: contenders)
  func work(contender: any Contender.Type) {
    // In a debug build the textbook's recursion overflows the stack of a test's thread.
    for row in Row.allCases where row != .deepChain {
      guard let work = contender.init().work(for: row) else { continue }
      #expect(work.run(1) > .zero)
    }
  }

  // MARK: - Fixtures

  private static let sizes: [(row: Row, size: Int)] = [
    (.singleton, 1), (.transient, 1), (.tree, 7), (.forest, 71), (.chain, 10), (.mixed, 10),
    (.combined, 2), (.complex, 4), (.property, 4), (.collection, 6), (.conditional, 4),
    (.grove, 41), (.childScope, 1), (.prepare, 1), (.prepareAndResolve, 1), (.firstUse2, 1),
  ]
}
