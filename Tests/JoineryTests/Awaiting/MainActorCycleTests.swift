import Joinery
import JoineryTestSupport
import Testing

/// Objects of the main actor that need each other, one of them in a step after its construction.
@Suite(.timeLimit(.minutes(10))) struct MainActorCycleTests {
  @Test func `whoever awaits one of them gets it, and what they need is awaited`() async throws {
    let container = try container()
    let editor = try await container.get(Editor.self)
    let panel = try await container.get(Panel.self)
    #expect(await editor.panel === panel)
    #expect(panel.editor === editor)
  }

  @Test func `the one that has no step is found as well`() async throws {
    let container = try container()
    let panel = try await container.get(Panel.self)
    #expect(await panel.editor.panel === panel)
  }

  @Test func `a start makes them`() async throws {
    let container = try container()
    try await container.start()
    let editor = try await container.get(Editor.self)
    #expect(await editor.panel?.editor === editor)
    try await container.stop()
  }

  @Test func `so does what is awaited and needs them`() async throws {
    let container = try container()
    let window = try await container.get(Window.self)
    #expect(await window.editor.panel === window.panel)
  }

  private func container() throws -> Container {
    try Container("desk") {
      Singleton { () async in Store() }
      Singleton(main: Editor.init)
        .configured { (editor: Editor, panel: Panel) in
          MainActor.assumeIsolated { editor.panel = panel }
        }
        .eager()
      Singleton(main: Panel.init(editor:store:))
      Singleton { (editor: Editor, panel: Panel) async in Window(editor: editor, panel: panel) }
    }
  }
}

// MARK: - Fixtures

private final class Store: Sendable {}

@MainActor private final class Editor {
  weak var panel: Panel?
  init() {}
}

@MainActor private final class Panel {
  let editor: Editor
  init(editor: Editor, store: Store) { self.editor = editor }
}

private final class Window: Sendable {
  let editor: Editor
  let panel: Panel
  init(editor: Editor, panel: Panel) {
    self.editor = editor
    self.panel = panel
  }
}
