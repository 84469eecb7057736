import Joinery
import JoineryAnalysis
import Testing

/// What comes close by what it conforms to, which the runtime knows, and not by its name.
@Suite struct `A type that conforms` {
  @Test func `is named where its protocol is missing, whatever it is called`() throws {
    let error = try rejection {
      Singleton(Disk.init)
      Transient { (_: any NoteStore) in Editor() }
    }
    #expect(
      error.issues.map(\.nearMisses).map { $0.map(\.text) } == [
        ["'Disk', bound only as itself"]
      ])
    #expect(error.issues.map(\.fix) == ["Singleton<any NoteStore>(…)"])
  }

  @Test func `is no near miss where only the names are alike`() throws {
    let error = try rejection {
      Singleton(NoteStoreCleaner.init)
      Transient { (_: any NoteStore) in Editor() }
    }
    #expect(error.issues.map(\.nearMisses) == [[]])
    #expect(error.issues.map(\.fix) == ["Singleton<any NoteStore>(<#Implementation#>.init)"])
  }

  @Test func `that overrides itself is meant to override its protocol`() throws {
    let base = try Container {
      Singleton<any NoteStore>(Disk.init)
      Singleton<any Stapler>(Paper.init)
    }
    let error = try #require(throws: GraphError.self) {
      try base.overriding { Instance(Fake()) }
    }
    #expect(
      error.issues.map(\.nearMisses).map { $0.map(\.text) } == [
        ["'any NoteStore', its protocol"]
      ])
    #expect(error.issues.map(\.fix) == ["Override(Instance<any NoteStore>(…))"])
  }

  @Test func `is found behind what it is qualified with, and behind other protocols`() throws {
    let error = try rejection {
      Singleton(Journal.init, qualifier: Night.self)
      Transient { (_: Qualified<any NoteStore, Night>) in Editor() }
    }
    #expect(error.issues.map(\.fix) == ["Singleton<any NoteStore>(…, qualifier: Night.self)"])
  }

  @Test func `is asked for by the protocol that is bound`() throws {
    let container = try Container("app") { Singleton<any NoteStore>(Disk.init) }
    let error = try #require(throws: GraphError.self) { try container.get(Disk.self) }
    #expect(error.issues.map(\.fix) == ["container.resolve((any NoteStore).self)"])
  }

  @Test func `to a protocol without a name is judged by its own`() throws {
    let error = try rejection {
      Singleton(Hidden.init)
      Singleton(SecretKeeper.init)
      Transient { (_: any Secret) in Editor() }
    }
    #expect(error.issues[0].nearMisses.map(\.name) == ["SecretKeeper"])
  }
}

protocol NoteStore: Sendable {}
protocol Almanac: NoteStore {}
protocol Stapler: Sendable {}
private protocol Secret: Sendable {}

private struct Disk: NoteStore {}
private struct Fake: NoteStore {}
private struct Paper: Stapler {}
private class Book: Almanac, @unchecked Sendable {}
private final class Journal: Book, @unchecked Sendable {}
private struct NoteStoreCleaner: Sendable {}
private struct Hidden: Secret {}
private struct SecretKeeper: Secret {}
private struct Editor {}
private enum Night {}
