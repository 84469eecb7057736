import Joinery
import Observation
import Testing

/// `@Injected(\.entry)` in each kind of type.
@Suite(.timeLimit(.minutes(10))) struct InjectedPropertyTests {
  private static let makers: [(String, @Sendable () async -> String)] = [
    ("structure", { Structure(number: 1).trail.follow("1") }),
    ("class", { Plain().trail.follow("1") }),
    ("sendable class", { Shareable().trail.follow("1") }),
    ("actor", { await Worker().trail.follow("1") }),
    ("main actor", { await MainActor.run { Screen().trail.follow("1") } }),
    ("observable", { await MainActor.run { Model().trail.follow("1") } }),
    ("generic", { Generic(content: 3).trail.follow("1") }),
    ("nested", { Outer.Inner().trail.follow("1") }),
    ("subclass", { Derived().trail.follow("1") }),
  ]

  @Test(arguments: makers)
  func `a property has the value of the scope`(
    _ name: String, _ make: @escaping @Sendable () async -> String
  ) async {
    let text = await withInjected(\.trail, NamedTrail(name: name)) { await make() }
    #expect(text == "\(name) 1")
  }

  @Test(arguments: makers)
  func `a property has the default where nobody has set a value`(
    _ name: String, _ make: @escaping @Sendable () async -> String
  ) async {
    #expect(await inRoot { await make() } == "quiet 1")
  }

  @Test func `an entry of an optional type may be absent`() {
    #expect(inRoot { Optional().palette } == nil)
    let palette = withInjected(\.palette, Palette(name: "dark")) { Optional().palette }
    #expect(palette?.name == "dark")
  }

  @Test func `a property keeps what it had when its object was made`() {
    let object = withInjected(\.trail, NamedTrail(name: "first")) { Shareable() }
    #expect(object.trail.follow("2") == "first 2")
    withInjected(\.trail, NamedTrail(name: "second")) {
      #expect(object.trail.follow("2") == "first 2")
      #expect(Shareable().trail.follow("2") == "second 2")
    }
  }

  @Test func `a structure keeps its memberwise initialiser, without the injected property`() {
    #expect(Structure(number: 3).number == 3)
  }

  @Test func `an entry of what the type has itself is read with a part of a key path`() {
    let name = withInjected(\.palette, Palette(name: "dark")) { Part().name }
    #expect(name == "dark")
    #expect(inRoot { Part().name } == nil)
  }

  @Test func `a property is as visible as it says`() {
    #expect(inRoot { Exposed().trail.follow("3") } == "quiet 3")
  }

  @Test func `an initialiser can use a property`() {
    #expect(inRoot { Eager().first } == "quiet first")
  }
}

// MARK: - Fixtures

private struct Structure {
  @Injected(\.trail) var trail: any Trail
  var number: Int
}

private final class Plain {
  @Injected(\.trail) var trail: any Trail
  var count = 0
}

private final class Shareable: Sendable {
  @Injected(\.trail) var trail: any Trail
}

private actor Worker {
  @Injected(\.trail) var trail: any Trail
}

@MainActor private final class Screen {
  @Injected(\.trail) var trail: any Trail
  var title = ""
}

@MainActor @Observable private final class Model {
  @Injected(\.trail) @ObservationIgnored var trail: any Trail
  var count = 0
}

private final class Generic<Content: Sendable>: Sendable {
  @Injected(\.trail) var trail: any Trail
  let content: Content
  init(content: Content) { self.content = content }
}

private enum Outer {
  struct Inner {
    @Injected(\.trail) var trail: any Trail
  }
}

private class Base {
  @Injected(\.trail) var trail: any Trail
}

private final class Derived: Base {
  @Injected(\.palette) var palette: Palette?
}

private struct Optional {
  @Injected(\.palette) var palette: Palette?
}

private struct Part {
  @Injected(\.palette?.name) var name: String?
}

struct Exposed {
  @Injected(\.trail) private var hidden: any Trail
  @Injected(\.trail) fileprivate var trail: any Trail
  var hiddenStep: String { hidden.follow("") }
}

private final class Eager {
  @Injected(\.trail) var trail: any Trail
  private(set) var first = ""
  init() { first = trail.follow("first") }
}
