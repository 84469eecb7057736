import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Values of the main actor, asked for there and elsewhere.
@Suite(.timeLimit(.minutes(10))) struct MainActorTests {
  @MainActor
  @Test func `W27: the main actor resolves what belongs to it at once`() throws {
    let container = try Container {
      Singleton(main: Window.init(title:))
      Transient(main: Dialog.init(window:))
      Instance("Joinery")
    }
    let window: Window = container.main.resolve()
    #expect(container.main.resolve(Window.self) === window)
    #expect(try container.main.get(Dialog.self).window === window)
    #expect(container.main.find(Dialog.self) != nil)
    #expect(container.main.find(Int.self) == nil)
    #expect(container.main.resolve(String.self) == "Joinery")
  }

  @Test func `W27: a detached task awaits what belongs to the main actor, which makes it`()
    async throws
  {
    let container = try Container {
      Singleton(main: { @MainActor (title: String) in
        MainActor.assertIsolated()
        return Window(title: title)
      })
      Transient(main: { @MainActor (window: Window) async in
        await Task.yield()
        MainActor.assertIsolated()
        return Dialog(window: window)
      })
      Instance("Joinery")
    }
    let task = Task.detached {
      let dialog: Dialog = try await container.get()
      let window: Window = try await container.get()
      return dialog.window === window
    }
    #expect(try await task.value)
  }

  @Test func `what belongs to the main actor is refused elsewhere, with the way to get it`()
    async throws
  {
    let container = try Container("shop") {
      Singleton(main: { @MainActor in Window(title: "") })
      Transient(main: Dialog.init(window:))
    }
    let error = try rejection { try container.get(Window.self) }
    #expect(error.ids == [.requiresMainActor])
    #expect(
      error.headlines == [
        "'Window' is bound on the main actor, and was asked of 'shop' without waiting for it."
      ])
    #expect(try rejection { try container.get(Dialog.self) }.ids == [.requiresMainActor])
    // Also once it is there: where a value may be used does not change.
    _ = try await container.get(Window.self)
    #expect(try rejection { try container.get(Window.self) }.ids == [.requiresMainActor])
  }

  @MainActor
  @Test func `the main actor calls a function with what belongs to it`() throws {
    let container = try Container {
      Singleton(main: Window.init(title:))
      Instance("Joinery")
    }
    let dialog = try container.main.make(Dialog.init(window:))
    #expect(dialog.window === container.main.resolve(Window.self))
    let error = try rejection { try container.main.make { (_: Int, _: Window) in 0 } }
    #expect(error.ids == [.notBound])
  }

  @MainActor
  @Test func `on the main actor, what has to be awaited is an error until the start`() async throws
  {
    let container = try Container {
      Singleton { () async in "Joinery" }
      Singleton(main: Window.init(title:))
    }
    #expect(try rejection { try container.main.get(Window.self) }.ids == [.notStarted])
    try await container.start()
    #expect(container.main.resolve(Window.self).title == "Joinery")
  }

  @MainActor
  @Test func `the main actor resolves in scopes and in derived containers`() throws {
    let container = try Container {
      Instance("base")
      Singleton(main: Window.init(title:))
      Scoped(main: Dialog.init(window:))
    }
    let scope = try container.scope()
    #expect(scope.main.resolve(Dialog.self) === scope.main.resolve(Dialog.self))
    let derived = try container.overriding { Instance("other") }
    #expect(derived.main.resolve(Window.self).title == "other")
    #expect(container.main.resolve(Window.self).title == "base")
  }

  @Test func `many tasks, some on the main actor, get one value of the main actor`() async throws {
    let builds = Counter()
    let container = try Container {
      Singleton(main: { @MainActor in
        builds.increment()
        return Window(title: "")
      })
    }
    let windows = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
      for number in 0..<32 {
        if number.isMultiple(of: 2) {
          group.addTask { ObjectIdentifier(try await container.get(Window.self)) }
        } else {
          group.addTask { @MainActor in ObjectIdentifier(container.main.resolve(Window.self)) }
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(windows.count == 1)
    #expect(builds.value == 1)
  }

  @Test func `a factory of a global actor runs there, with values of the main actor`() async throws
  {
    let container = try Container {
      Instance("Joinery")
      Singleton(main: Window.init(title:))
      Singleton(isolated: { @Backstage (window: Window) in
        Backstage.assertIsolated()
        return Prompter(window: window)
      })
    }
    let prompter: Prompter = try await container.get()
    #expect(prompter.window === (try await container.get(Window.self)))
  }

  @MainActor
  @Test func `cycles on the main actor are errors`() throws {
    let container = try Container {
      Singleton(main: { @MainActor (prompter: Provider<Prompter>) throws in
        Window(title: "\(ObjectIdentifier(try prompter.getOnMainActor()))")
      })
      Singleton(main: { @MainActor (window: Provider<Window>) throws in
        Prompter(window: try window.getOnMainActor())
      })
    }
    let error = try rejection { try container.main.get(Window.self) }
    #expect(error.ids == [.constructionCycle])
    #expect(error.issues.first?.chain.map(\.name) == ["Window", "Prompter", "Window"])
  }
}

// MARK: - Fixtures

@globalActor private actor Backstage {
  static let shared = Backstage()
}

@MainActor private final class Window {
  let title: String
  init(title: String) {
    MainActor.assertIsolated()
    self.title = title
  }
}

@MainActor private final class Dialog {
  let window: Window
  init(window: Window) { self.window = window }
}

private final class Prompter: Sendable {
  let window: Window
  init(window: Window) { self.window = window }
}
