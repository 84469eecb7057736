import Testing

@testable import QueueWorkerKit

@Suite struct RetryPolicyTests {
  @Test(arguments: [
    (1, 0.0, 500), (1, 0.5, 750), (2, 0.0, 1000), (3, 0.0, 2000), (4, 0.9, 7600), (5, 0.0, nil),
    (6, 0.0, nil),
  ])
  func `Delays double, and chance takes up to half of them`(
    attempt: Int, chance: Double, milliseconds: Int?
  ) {
    #expect(RetryPolicy().delay(after: attempt, chance: chance)?.milliseconds == milliseconds)
  }

  @Test(arguments: [10, 64, 1_000_000]) func `No delay is longer than the longest`(attempt: Int) {
    #expect(RetryPolicy(attempts: .max).delay(after: attempt, chance: 0) == .seconds(150))
  }
}
