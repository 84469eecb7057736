import Joinery
import JoineryTestSupport

/// A component that tells what happens to it, and does what the test says.
final class Component<Tag>: Startable, Stoppable, AsyncCloseable, Sendable {
  let script: Script

  init(_ script: Script) {
    self.script = script
  }

  func start() async throws { try await script.run("start \(Tag.self)") }
  func stop() async throws { try await script.run("stop \(Tag.self)") }
  func close() async throws { try await script.run("close \(Tag.self)") }
}

/// What the components of a test do, and what they have done.
struct Script: Sendable {
  /// The steps that are done, such as "make A", "start A", "stop A" and "close A".
  let journal = Journal()
  /// What a step does before it is done.
  var action: @Sendable (_ step: String) async throws -> Void = { _ in }

  func run(_ step: String) async throws {
    try await action(step)
    journal.note(step)
  }

  /// A singleton that needs other parts.
  func part<Tag, each Need>(
    _: Tag.Type, needs: repeat Component<each Need>.Type
  ) -> Singleton<Component<Tag>> {
    Singleton { (_: repeat Component<each Need>) async throws in
      try await run("make \(Tag.self)")
      return Component<Tag>(self)
    }
  }

  /// The place of a step among those that are done.
  func position(of step: String) -> Int? { journal.entries.firstIndex(of: step) }

  /// The steps that are done and begin with a word.
  func steps(_ word: String) -> [String] {
    journal.entries.filter { $0.hasPrefix(word + " ") }.map { String($0.dropFirst(word.count + 1)) }
  }
}

/// A step that goes on only when a test lets it.
struct HeldStep: Sendable {
  let name: String
  /// Whether it waits first until it is cancelled.
  var isCancelledFirst = false
  let isInside = AsyncLatch()
  let isCancelled = AsyncLatch()
  let mayGoOn = AsyncLatch()

  /// The script in which it is.
  var script: Script {
    Script { step in
      guard step == name else { return }
      isInside.arrive()
      if isCancelledFirst {
        await untilCancelled()
        isCancelled.arrive()
      }
      await mayGoOn.wait()
    }
  }
}

/// Names for components.
enum A {}
enum B {}
enum C {}
enum D {}
