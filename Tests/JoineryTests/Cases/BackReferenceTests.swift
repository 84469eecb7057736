import Joinery
import JoineryAnalysis
import JoineryTestSupport
import JoineryThreads
import Testing

/// Cycles that a step after the initialiser closes.
@Suite(.timeLimit(.minutes(10))) struct BackReferenceTests {
  @Test func `W11: a cycle that a later step closes builds each side once`() throws {
    let journal = Journal()
    try withExtendedLifetime(Container { parentAndChild(journal) }) { container in
      let parent = try container.get(Parent.self)
      #expect(parent.child.parent === parent)
      #expect(try container.get(Child.self) === parent.child)
      #expect(journal.entries == ["child made", "parent made"])
      parent.child.forgetParent()
    }
    #expect(journal.entries == ["child made", "parent made", "parent gone", "child gone"])
  }

  @Test func `W11: the side with the step may be asked for first`() throws {
    let journal = Journal()
    let container = try Container { parentAndChild(journal) }
    let child = try container.get(Child.self)
    let parent = try #require(child.parent)
    #expect(parent.child === child)
    #expect(try container.get(Parent.self) === parent)
    #expect(journal.entries == ["child made", "parent made"])
    child.forgetParent()
  }

  @Test func `W11: threads that enter the cycle at both sides build each side once`() throws {
    for _ in 0..<200 {
      let journal = Journal()
      let container = try Container { parentAndChild(journal) }
      let results = race(4) { number -> (Parent, Child) in
        if number % 2 == 0 {
          let parent = try container.get(Parent.self)
          return (parent, parent.child)
        }
        let child = try container.get(Child.self)
        return (try #require(child.parent), child)
      }
      let pairs = try results.map { try $0.get() }
      #expect(Set(pairs.map { ObjectIdentifier($0.0) }).count == 1)
      #expect(Set(pairs.map { ObjectIdentifier($0.1) }).count == 1)
      #expect(journal.entries == ["child made", "parent made"])
      pairs[0].1.forgetParent()
    }
  }

  @Test func `W11: nobody sees an object before its step has run`() throws {
    let stepHasStarted = Latch()
    let stepMayEnd = Latch()
    let container = try Container {
      Singleton { Child(journal: Journal()) }
        .configured { (child: Child, parent: Parent) in
          stepHasStarted.arrive()
          stepMayEnd.wait()
          child.know(parent)
        }
      Singleton { (child: Child) in Parent(child: child, journal: Journal()) }
    }
    let results = race(5) { number -> Bool in
      if number == 0 { return try container.get(Child.self).parent != nil }
      stepHasStarted.wait()
      // One of those that wait lets the step end, after it has announced itself.
      if number == 1 { stepMayEnd.arrive() }
      return number % 2 == 0
        ? try container.get(Child.self).parent != nil
        : try container.get(Parent.self).child.parent != nil
    }
    #expect(try results.map { try $0.get() } == [true, true, true, true, true])
    try container.get(Child.self).forgetParent()
  }

  @Test func `W11: two steps that refer to each other's objects are completed together`() throws {
    let container = try Container {
      Singleton { Child(journal: Journal()) }
        .configured { (child: Child, parent: Sibling) in child.know(sibling: parent) }
      Singleton(Sibling.init)
        .configured { (sibling: Sibling, child: Child) in sibling.know(child) }
    }
    let child = try container.get(Child.self)
    #expect(child.sibling?.child === child)
    #expect(try container.get(Sibling.self) === child.sibling)
    child.forgetParent()
  }

  @Test func `W11: a step that fails leaves neither side behind`() throws {
    let attempts = Counter()
    let container = try Container {
      Singleton { Child(journal: Journal()) }
        .configured { (child: Child, parent: Parent) throws in
          if attempts.increment() == 1 { throw Refusal() }
          child.know(parent)
        }
      Singleton { (child: Child) in Parent(child: child, journal: Journal()) }
    }
    #expect(throws: Refusal.self) { try container.get(Parent.self) }
    let parent = try container.get(Parent.self)
    #expect(parent.child.parent === parent)
    #expect(try container.get(Child.self) === parent.child)
    parent.child.forgetParent()
  }
}

// MARK: - Fixtures

@BindingBuilder private func parentAndChild(_ journal: Journal) -> BindingList {
  Singleton { (child: Child) in Parent(child: child, journal: journal) }
  Singleton { Child(journal: journal) }
    .configured { (child: Child, parent: Parent) in child.know(parent) }
}

private struct Refusal: Error {}

private final class Parent: Sendable {
  let child: Child
  private let journal: Journal

  init(child: Child, journal: Journal) {
    self.child = child
    self.journal = journal
    journal.note("parent made")
  }

  deinit { journal.note("parent gone") }
}

private final class Child: Sendable {
  private let known = Mutex<(parent: Parent?, sibling: Sibling?)>((nil, nil))
  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
    journal.note("child made")
  }

  deinit { journal.note("child gone") }

  var parent: Parent? { known.withLock { $0.parent } }
  var sibling: Sibling? { known.withLock { $0.sibling } }

  func know(_ parent: Parent) { known.withLock { $0.parent = parent } }
  func know(sibling: Sibling) { known.withLock { $0.sibling = sibling } }

  /// Opens the circle of references, so that it can be let go of.
  func forgetParent() {
    let old = known.withLock { known in
      defer { known = (nil, nil) }
      return known
    }
    withExtendedLifetime(old) {}
  }
}

private final class Sibling: Sendable {
  private let known = Mutex<Child?>(nil)
  var child: Child? { known.withLock { $0 } }
  func know(_ child: Child) { known.withLock { $0 = child } }
}
