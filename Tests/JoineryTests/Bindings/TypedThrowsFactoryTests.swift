import Joinery
import Testing

/// What factories with typed throws throw.
@Suite struct TypedThrowsFactoryTests {
  @Test func `the error of a factory with typed throws comes through each form`() async throws {
    let container = try Container {
      Instance("text")
      Transient(Refusing<Int>.init(later:))
      Transient(main: Refusing<Bool>.init(onMainActor:))
      Singleton(isolated: Refusing<Double>.init(onStorage:))
      Instance(1)
      Decorate { (_: Int, _: String) async throws(Refusal) -> Int in throw .decorated }
    }
    await #expect(throws: Refusal.later) { try await container.get(Refusing<Int>.self) }
    await #expect(throws: Refusal.onMainActor) { try await container.get(Refusing<Bool>.self) }
    await #expect(throws: Refusal.onStorage) { try await container.get(Refusing<Double>.self) }
    await #expect(throws: Refusal.decorated) { try await container.get(Int.self) }
  }

  @Test func `the error of a function of run-time arguments comes through its call`() async throws {
    let container = try Container {
      Instance("text")
      Assisted(Int.self, make: Refusing<Int>.init(number:text:))
      Assisted(Int.self, Bool.self, make: Refusing<Bool>.init(number:later:text:))
      Assisted(Int.self, main: Refusing<Double>.init(numberOnMainActor:text:))
    }
    let make: (Int) throws -> Refusing<Int> = container.resolve()
    #expect(throws: Refusal.number(7)) { _ = try make(7) }
    let makeLater: @Sendable @concurrent (Int, Bool) async throws -> Refusing<Bool> =
      container.resolve()
    await #expect(throws: Refusal.number(8)) { _ = try await makeLater(8, true) }
    let makeThere: @MainActor @Sendable (Int) throws -> Refusing<Double> = container.resolve()
    await #expect(throws: Refusal.number(9)) { _ = try await makeThere(9) }
  }
}

// MARK: - Fixtures

private enum Refusal: Error, Equatable {
  case later, onMainActor, onStorage, decorated
  case number(Int)
}

@globalActor private actor Storage { static let shared = Storage() }

private struct Refusing<Tag>: Sendable {
  init(later text: String) async throws(Refusal) { throw .later }
  @MainActor init(onMainActor text: String) throws(Refusal) { throw .onMainActor }
  @Storage init(onStorage text: String) throws(Refusal) { throw .onStorage }
  init(number: Int, text: String) throws(Refusal) { throw .number(number) }
  init(number: Int, later: Bool, text: String) async throws(Refusal) { throw .number(number) }
  @MainActor init(numberOnMainActor number: Int, text: String) throws(Refusal) {
    throw .number(number)
  }
}
