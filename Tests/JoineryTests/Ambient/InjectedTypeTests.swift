import Joinery
import Testing

/// `@Injected` without a key path: what the ambient container has for the type.
@Suite(.timeLimit(.minutes(10))) struct InjectedTypeTests {
  @Test func `a property has what the container binds for its type`() async throws {
    try await withInjected(\.container, makeContainer()) {
      #expect(Structure().trail.follow("1") == "bound 1")
      #expect(Shareable().trail.follow("1") == "bound 1")
      #expect(await Worker().step == "bound 1")
      #expect(Generic<Int>().trail.follow("1") == "bound 1")
      #expect(Outer.Inner().trail.follow("1") == "bound 1")
    }
  }

  @Test func `a shared value is the one of the container`() throws {
    let container = try makeContainer()
    withInjected(\.container, container) {
      #expect(Shareable().notebook === container.resolve(Notebook.self))
      #expect(Shareable().notebook === Shareable().notebook)
    }
  }

  @Test func `a qualifier tells bindings of one type apart`() throws {
    try withInjected(\.container, makeContainer()) {
      #expect(Qualifying().audit.follow("2") == "audit 2")
      #expect(Qualifying().maybe?.follow("2") == "audit 2")
      #expect(Qualifying().absent == nil)
    }
  }

  @Test func `an optional property is nil where nothing binds the type`() throws {
    try withInjected(\.container, makeContainer()) {
      #expect(Optional().palette == nil)
      #expect(Optional().trail?.follow("3") == "bound 3")
    }
  }

  @Test func `an optional property is nil where there is no container`() {
    inRoot {
      #expect(Optional().palette == nil)
      #expect(Optional().trail == nil)
      #expect(Absent().audit == nil)
    }
  }

  @MainActor
  @Test func `a type of the main actor gets what is bound there`() throws {
    let container = try makeContainer()
    withInjected(\.container, container) {
      let page = Page()
      #expect(page.window === container.main.resolve(Window.self))
      #expect(page.trail.follow("4") == "bound 4")
      #expect(page.palette == nil)
      #expect(page.maybe === page.window)
    }
  }

  @MainActor
  @Test func `a property of the main actor in another type gets what is bound there`() throws {
    let container = try makeContainer()
    withInjected(\.container, container) {
      #expect(Mixed().window === container.main.resolve(Window.self))
    }
  }

  @Test func `a value that is transient is made for each object`() throws {
    try withInjected(\.container, Container { Transient(Notebook.init) }) {
      #expect(Shareable2().notebook !== Shareable2().notebook)
    }
  }

  @Test func `a scope of a container is an ambient container as well`() throws {
    let app = try Container("app") {
      Scoped(Notebook.init)
    }
    let first = try app.scope("first")
    let second = try app.scope("second")
    let notebook = withInjected(\.container, first) { Shareable2().notebook }
    #expect(withInjected(\.container, first) { Shareable2().notebook } === notebook)
    #expect(withInjected(\.container, second) { Shareable2().notebook } !== notebook)
  }

  private func makeContainer() throws -> Container {
    try Container("app") {
      Singleton<any Trail> { NamedTrail(name: "bound") }
      Singleton<any Trail>({ NamedTrail(name: "audit") }, qualifier: Audit.self)
      Singleton(Notebook.init)
      Singleton(main: Window.init)
    }
  }
}

// MARK: - Fixtures

private enum Audit {}

@MainActor private final class Window {
  init() {}
}

private struct Structure {
  @Injected var trail: any Trail
}

private final class Shareable: Sendable {
  @Injected var trail: any Trail
  @Injected var notebook: Notebook
}

private final class Shareable2: Sendable {
  @Injected var notebook: Notebook
}

private actor Worker {
  @Injected var trail: any Trail
  var step: String { trail.follow("1") }
}

private final class Generic<Content> {
  @Injected var trail: any Trail
}

private enum Outer {
  struct Inner {
    @Injected var trail: any Trail
  }
}

private struct Qualifying {
  @Injected(qualifier: Audit.self) var audit: any Trail
  @Injected(qualifier: Audit.self) var maybe: (any Trail)?
  @Injected(qualifier: Audit.self) var absent: Palette?
}

private struct Absent {
  @Injected(qualifier: Audit.self) var audit: (any Trail)?
}

private struct Optional {
  @Injected var palette: Palette?
  @Injected var trail: (any Trail)?
}

@MainActor private final class Page {
  @Injected var window: Window
  @Injected var maybe: Window?
  @Injected var trail: any Trail
  @Injected var palette: Palette?
}

private final class Mixed {
  @MainActor @Injected var window: Window
  @MainActor init() {}
}
