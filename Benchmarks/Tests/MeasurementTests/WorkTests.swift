import Measurement
import Synchronization
import Testing

struct WorkTests {
  @Test("Work is done as often as it is told")
  func times() {
    let done = Counter()
    Work { done.add($0) }.run(5)
    #expect(done.value == 5)
  }

  @Test(
    "Every member of a crew runs, and all have before the run returns", .timeLimit(.minutes(10)))
  func crew() {
    let done = Counter()
    _ = Crew.run(64) { done.add(1) }
    #expect(done.value == 64)
  }

  @Test("A crew that runs at once takes some time", .timeLimit(.minutes(10)))
  func crewAtOnce() {
    let done = Counter()
    let duration = Crew.runAtOnce(2) { done.add(1) }
    #expect(duration > .zero)
    #expect(done.value >= 2)
    #expect(done.value % 2 == 0)
  }

  @Test("The first work is compared with itself", .timeLimit(.minutes(10)))
  func comparison() {
    let work = Work.timingItself { .milliseconds($0) }
    let slow = Work.timingItself { .milliseconds(3 * $0) }
    let comparison = Comparison(of: [work, slow], turn: .milliseconds(4))
    #expect(comparison.ratios[0].median == 1)
    #expect(abs(comparison.ratios[1].median - 3) < 1e-9)
    #expect(abs(comparison.seconds[0].median - 0.001) < 1e-9)
  }
}

/// A number that any thread may add to.
private final class Counter: Sendable {
  private let number = Atomic(0)

  var value: Int { number.load(ordering: .sequentiallyConsistent) }

  func add(_ amount: Int) { number.add(amount, ordering: .sequentiallyConsistent) }
}
