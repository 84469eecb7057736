import Joinery
import Testing

/// Structures are injected by whoever awaits their values.
@Suite struct AwaitedFormTests {
  private let container: Container

  init() throws {
    container = try Container {
      Singleton { () async in Tower(height: 3) }
      Injects(Row.injection)
    }
  }

  @Test func `a structure takes an injection that is a value`() async throws {
    var row = Row()
    try await container.inject(Row.injection, into: &row)
    #expect(row.heights == [3])
  }

  @Test func `a structure takes what is bound for its type`() async throws {
    var row = Row()
    try await container.inject(into: &row)
    #expect(row.heights == [3])
  }
}

// MARK: - Fixtures

private struct Tower: Sendable {
  let height: Int
}

private struct Row: Sendable {
  static let injection = AwaitingInjection<Row> {
    Call { (row: inout Row, tower: Tower) in row.heights.append(tower.height) }
  }

  var heights: [Int] = []
}
