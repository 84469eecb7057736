@testable import Joinery

/// One moment of a race for a value: the state of its cell, and where everybody is who takes part.
///
/// It is what `Slot` does with a cell, one event at a time: between two events of one who takes part, anything
/// may happen that others do.
struct OnceRace {
  /// How somebody asks.
  enum Asker: String, CaseIterable, Hashable {
    /// A thread looks first, and builds itself.
    case thread
    /// A task that may be cancelled; what builds is a task of its own.
    case task
    /// The task of a start, which may be cancelled and builds itself.
    case start
  }

  /// A construction, by who asked for it, and a number that no other one has that is still known.
  struct Construction: Hashable {
    var asker: Int
    var number: Int

    /// The construction further out that completes what others hand over to it.
    static let leader = Construction(asker: -1, number: 0)
  }

  /// Somebody who waits, by the same.
  struct Waiter: Hashable {
    var asker: Int
    var number: Int
  }

  /// What somebody gets.
  enum Outcome: Hashable {
    case value
    case unfinishedObject
    case fault
    case cancellation
    /// Things have changed: ask again.
    case again
  }

  /// Where somebody is.
  enum Position: Hashable {
    case asking
    /// Has looked, and is about to register a waiter.
    case registering(Construction)
    /// Has begun a construction, and is about to wait for it like everybody.
    case joining(Construction)
    case building(Construction)
    case waiting(Waiter)
    /// Was cancelled, and is about to withdraw.
    case withdrawing(Waiter)
    /// Was the last one who waited, and is about to cancel who builds.
    case givingUp(Construction)
    /// Is made for what it waits for, has withdrawn, and is about to take the unfinished object.
    case taking(of: Construction)
    case done(Outcome)
  }

  /// A construction that is going on.
  struct Work: Hashable {
    /// Whether it was begun and does something: the task of another one is still to be started.
    var isRunning = true
    var hasObject = false
    var isGivenUp = false
  }

  typealias State = OnceState<Construction, Waiter, Int>

  let askers: [Asker]
  /// Whether the slot keeps the value, as a weak one does not.
  let isKept: Bool

  var state = State()
  var positions: [Position]
  var works: [Construction: Work] = [:]
  /// How often somebody may still be woken to look at an unfinished object.
  var nudges = 1
  /// How often a value may still be handed over: there are as many leaders as somebody has begun to make.
  var leaders = 1
  var hasFailed = false
  /// How many values were completed, and kept for all who come.
  var completed = 0
  /// What is wrong, if anything ever was.
  var violation: String?

  init(_ askers: [Asker], isKept: Bool) {
    self.askers = askers
    self.isKept = isKept
    positions = askers.map { _ in .asking }
  }

  /// Notes that something does not hold.
  mutating func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition && violation == nil { violation = sentence() }
  }
}
