@testable import Joinery

/// What those who ask may do next.
extension OnceRace {
  /// The moments that may follow, by what one of the askers does.
  func moments(after asker: Int) -> [OnceRace] {
    switch positions[asker] {
    case .asking:
      return [after { $0.ask(asker) }]
    case .registering(let construction):
      return [after { $0.register(construction, asker) }]
    case .joining(let construction):
      return [after { $0.join(construction, asker) }]
    case .building(let construction):
      // A start that is cancelled tells its construction; the construction itself is a step of its own.
      guard askers[asker] == .start, works[construction]?.isGivenUp == false else { return [] }
      return [after { $0.works[construction]?.isGivenUp = true }]
    case .waiting(let waiter):
      return moments(of: asker, waitingAs: waiter)
    case .withdrawing(let waiter):
      return [after { $0.withdraw(waiter, asker) }]
    case .givingUp(let construction):
      return [
        after {
          $0.works[construction]?.isGivenUp = true
          $0.positions[asker] = .done(.cancellation)
        }
      ]
    case .taking(let construction):
      return [after { $0.take(of: construction, asker) }]
    case .done:
      return []
    }
  }

  private func moments(of asker: Int, waitingAs waiter: Waiter) -> [OnceRace] {
    var moments: [OnceRace] = []
    if askers[asker] != .thread {
      moments.append(after { $0.positions[asker] = .withdrawing(waiter) })
    }
    guard case .building(let builder, .some, _) = state.phase else { return moments }
    // Its wait would close a loop: it takes the object, and who builds is waiting for it meanwhile.
    moments.append(
      after {
        $0.state.withdraw { $0 == waiter }
        $0.positions[asker] = .taking(of: builder)
      })
    // Somebody else's wait closes a loop that this one's can open: its waiter stays where it is.
    if nudges > 0 {
      moments.append(
        after {
          $0.nudges -= 1
          $0.wake([waiter], with: .again)
        })
    }
    return moments
  }

  // MARK: Events

  /// Asks: a task registers with the same event, a thread looks first.
  private mutating func ask(_ asker: Int) {
    let construction = Construction(asker: asker, number: freshNumber(of: asker))
    switch askers[asker] {
    case .thread, .start:
      switch state.request(builder: construction, waiter: nil) {
      case .build: build(construction, asker)
      case .keep: expect(false, "nobody has supplied a value")
      case .read: positions[asker] = .done(.value)
      case .wait: positions[asker] = .registering(construction)
      }
    case .task:
      let waiter = Waiter(asker: asker, number: construction.number)
      switch state.request(builder: construction, waiter: waiter) {
      case .build: begin(construction, asker)
      case .keep: expect(false, "nobody has supplied a value")
      case .read: positions[asker] = .done(.value)
      case .wait: positions[asker] = .waiting(waiter)
      }
    }
  }

  private mutating func register(_ construction: Construction, _ asker: Int) {
    let waiter = Waiter(asker: asker, number: construction.number)
    switch state.request(builder: construction, waiter: waiter) {
    case .build where askers[asker] == .start:
      // As for a task: only the first request of a start builds in place.
      begin(construction, asker)
    case .build: build(construction, asker)
    case .keep: expect(false, "nobody has supplied a value")
    case .read: positions[asker] = .done(.value)
    case .wait: positions[asker] = .waiting(waiter)
    }
  }

  private mutating func build(_ construction: Construction, _ asker: Int) {
    works[construction] = Work()
    positions[asker] = .building(construction)
  }

  private mutating func begin(_ construction: Construction, _ asker: Int) {
    works[construction] = Work(isRunning: false)
    positions[asker] = .joining(construction)
  }

  /// Waits for the construction that it has begun itself, and lets it run.
  private mutating func join(_ construction: Construction, _ asker: Int) {
    let waiter = Waiter(asker: asker, number: construction.number)
    if case .wait(construction, _) = state.request(builder: construction, waiter: waiter) {
      positions[asker] = .waiting(waiter)
    } else {
      expect(false, "somebody ended a construction that had not begun to run")
    }
    works[construction]?.isRunning = true
  }

  private mutating func withdraw(_ waiter: Waiter, _ asker: Int) {
    let wasWaiting = state.waiters.contains(waiter)
    let builder = state.withdraw(where: { $0 == waiter })
    expect(
      (builder != nil) == (wasWaiting && state.waiters.isEmpty),
      "a construction that others wait for is given up, or one that nobody waits for is not")
    if let builder {
      positions[asker] = .givingUp(builder)
    } else {
      positions[asker] = .done(.cancellation)
    }
  }

  private mutating func take(of construction: Construction, _ asker: Int) {
    guard case .building(construction, .some, _) = state.phase else {
      return expect(false, "an unfinished object went while its builder waited")
    }
    positions[asker] = .done(.unfinishedObject)
  }

  // MARK: What others do

  /// The moment after a change of this one.
  func after(_ change: (inout OnceRace) -> Void) -> OnceRace {
    var copy = self
    change(&copy)
    return copy
  }

  /// Tells waiters how their wait ended; one that has heard of another end already hears no second one.
  mutating func wake(_ waiters: [Waiter], with outcome: Outcome) {
    for waiter in waiters where positions[waiter.asker] == .waiting(waiter) {
      // Who is told that the value is there asks again, and finds it.
      positions[waiter.asker] = outcome == .again ? .asking : .done(outcome)
    }
  }
}
