import Testing

@testable import Joinery

/// Objects that may go while the list looks at them.
@Suite struct WeakListTests {
  @Test func `what the list has looked at is kept by whoever adds an object`() {
    var list = WeakList<Object>()
    var objects = (0..<16).map { _ in Object() }
    for object in objects { #expect(list.append(object).isEmpty) }
    weak let first = objects.first
    let last = Object()
    var lookedAt = list.append(last)
    #expect(lookedAt.count == 16)
    // Its last reference is the caller's, who lets go of it where nothing is locked.
    objects = []
    #expect(first != nil)
    lookedAt = []
    #expect(first == nil)
    #expect(list.live.map { ObjectIdentifier($0) } == [ObjectIdentifier(last)])
  }
}

// MARK: - Fixtures

private final class Object {}
