import Testing
import Workload

struct HeapTests {
  @Test("The first service holds two components that hold none", arguments: [3, 28, 450, 2_756])
  func service(count: Int) {
    let heap = Heap(count: count)
    let needs = heap.dependencies(of: heap.service)
    #expect(needs.count == 2)
    #expect(needs.allSatisfy { heap.dependencies(of: $0).isEmpty })
  }

  @Test("Every component but the top is held by one other", arguments: [3, 28])
  func held(count: Int) {
    let heap = Heap(count: count)
    let held = (0..<count).flatMap { heap.dependencies(of: $0) }
    #expect(held == Array(1..<count))
  }
}
