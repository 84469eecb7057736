import Joinery
import JoineryAnalysis
import Testing

/// Values that may be absent.
@Suite struct OptionalTests {
  @Test func `W21a: an optional that is bound to nil is nil, and not absent`() throws {
    let container = try Container {
      Instance<String?>(nil)
      Transient { (text: String?) in Message(text: text ?? "x", hasText: text != nil) }
    }
    #expect(container.resolve(String?.self) == nil)
    #expect(container.resolve(Message.self) == Message(text: "x", hasText: false))
    #expect(container.find(String?.self) == .some(nil))
  }

  @Test func `W21b: an optional that is bound to a value gives the value`() throws {
    let container = try Container {
      Instance<String?>("y")
      Transient { (text: String?) in Message(text: text ?? "x", hasText: text != nil) }
    }
    #expect(container.resolve(String?.self) == "y")
    #expect(container.resolve(Message.self) == Message(text: "y", hasText: true))
  }

  @Test func `W21b: a bound optional doesn't bind what it wraps`() throws {
    let error = try rejection {
      Instance<String?>("y")
      Transient { (text: String) in Message(text: text, hasText: true) }
    }
    #expect(error.ids == [.missingBinding])
    #expect(error.issues.first?.nearMisses.map(\.reason) == [.optional])
  }

  @Test func `W21c: a bound value answers a request for its optional`() throws {
    let container = try Container {
      Instance("z")
      Transient { (text: String?) in Message(text: text ?? "x", hasText: text != nil) }
    }
    #expect(container.resolve(String?.self) == "z")
    #expect(container.resolve(Message.self) == Message(text: "z", hasText: true))
    #expect(container.find(String?.self) == .some("z"))
  }

  @Test func `W21d: what isn't bound is nil where that is allowed, and an error elsewhere`() throws
  {
    let container = try Container {
      Transient { (text: String?) in Message(text: text ?? "x", hasText: text != nil) }
    }
    #expect(container.resolve(String?.self) == nil)
    #expect(container.resolve(Message.self) == Message(text: "x", hasText: false))
    #expect(container.find(String.self) == nil)
    #expect(try rejection { try container.get(String.self) }.ids == [.notBound])
    let error = try rejection { Transient { (text: String) in Message(text: text, hasText: true) } }
    #expect(error.ids == [.missingBinding])
  }

  @Test func `W21: an optional of an optional is never made up`() throws {
    let container = try Container { Instance<String?>("y") }
    // What is found is the bound optional, and not one that wraps it.
    let found: String?? = container.find(String?.self)
    #expect(found == .some(.some("y")))
    #expect(container.resolve(String??.self) == .some(.some("y")))
  }

  @Test func `G05: a singleton that is nil is remembered`() throws {
    let builds = Tally()
    let container = try Container {
      Singleton { () -> String? in
        builds.count()
        return nil
      }
    }
    #expect(container.resolve(String?.self) == nil)
    #expect(container.resolve(String?.self) == nil)
    #expect(builds.total == 1)
  }

  @Test func `G18: an optional step is run with nil where nothing is bound`() throws {
    let container = try Container {
      Singleton { Box() }.configured { (box: Box, text: String?) in box.text = text ?? "none" }
    }
    #expect(container.resolve(Box.self).text == "none")
  }

  @Test func `S05: a default value is used by writing a closure`() throws {
    let container = try Container {
      Transient { (text: String?) in text.map { Configured(text: $0) } ?? Configured() }
    }
    #expect(container.resolve(Configured.self).text == "default")
    let derived = try container.scope { Instance("bound") }
    #expect(derived.resolve(Configured.self).text == "bound")
  }
}

// MARK: - Fixtures

private struct Message: Equatable {
  var text: String
  var hasText: Bool
}

private struct Configured {
  var text = "default"
}

private final class Box: @unchecked Sendable {
  // `@unchecked`: used by one thread.
  var text: String?
}

private final class Tally: @unchecked Sendable {
  // `@unchecked`: used by one thread.
  private(set) var total = 0
  func count() { total += 1 }
}
