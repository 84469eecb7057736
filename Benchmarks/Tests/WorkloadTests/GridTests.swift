import Testing
import Workload

struct GridTests {
  @Test("A component of the bottom layer holds nothing, the others two neighbours below")
  func dependencies() throws {
    let grid = Grid(count: 1_000)
    #expect(grid.dependencies(of: 99) == nil)
    let first = try #require(grid.dependencies(of: 100))
    #expect(first == (0, 1))
    let last = try #require(grid.dependencies(of: 199))
    #expect(last == (99, 0))
  }

  @Test("As many components have to be made again in a grid of any size", arguments: [100, 10_000])
  func path(count: Int) {
    let grid = Grid(count: count)
    let path = grid.path()
    #expect(path.count == 30)
    #expect(path.first == 0)
    #expect(path.last == grid.summit)
  }

  @Test("Every number is a type of its own")
  func numbers() {
    let types = Set(numerals(10_000).map { ObjectIdentifier($0) })
    #expect(types.count == 10_000)
  }
}
