import JoineryAnalysis
import JoineryTestSupport
import Testing

@testable import Joinery

/// Constructions that begin while their owner is being stopped.
@Suite(.timeLimit(.minutes(10))) struct LateConstructionTests {
  @Test func `what begins after the owner was closed is not made, since nothing would stop it`()
    throws
  {
    let made = Counter()
    let owner = ClosingOwner(name: "shop", observers: [])
    let slot = Slot<Int>(record: nil, owner: owner, sharing: .once, dependencyCount: 0) { _ in
      made.increment()
    }
    let error = try rejection { try slot.value() }
    #expect(error.ids == [.containerStopped])
    #expect(error.headlines == ["'Int' was asked of 'shop', which has been stopped."])
    #expect(made.value == 0)
    #expect(owner.workInFlight.constructions.isEmpty)
  }

  @Test(arguments: [true, false])
  func `what begins to be awaited then is not made either`(isInPlace: Bool) async throws {
    let made = Counter()
    let owner = ClosingOwner(name: "shop", observers: [])
    let slot = Slot<Int>(record: nil, owner: owner, sharing: .once, dependencyCount: 0) { _ in
      made.increment()
    }
    let error = await thrown { try await slot.obtainAwaited(isInPlace: isInPlace) } as? GraphError
    #expect(error?.ids == [.containerStopped])
    #expect(made.value == 0)
  }
}

// MARK: - Fixtures

/// An owner that is closed right after the look whether it is open.
private final class ClosingOwner: SlotOwner, @unchecked Sendable {
  // `@unchecked`: nothing is added to what the base class keeps.

  override func checkIsOpen(for type: Any.Type) throws {
    try super.checkIsOpen(for: type)
    close()
  }
}
