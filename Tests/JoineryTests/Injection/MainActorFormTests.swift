import Joinery
import Testing

/// Every form in which the main actor injects, for objects and structures, at once and awaited.
@MainActor
@Suite struct MainActorFormTests {
  private let container: Container

  init() throws {
    container = try Container {
      Instance(Sign(text: "plain"))
      Instance(Sign(text: "lit"), qualifier: Lit.self)
      Singleton { () async in Tower(height: 3) }
      Injects(Row.injection)
    }
  }

  @Test(arguments: [true, false])
  func `steps may depend on a condition`(isLit: Bool) throws {
    let screen = Screen()
    try container.main.inject(into: screen) {
      if isLit { Setter(\.lit, qualifier: Lit.self) }
      if isLit { Setter(\.sign) } else { Setter(\.other) }
      if #available(macOS 15, *) { Setter(required: \.needed) }
    }
    #expect(screen.lit == (isLit ? Sign(text: "lit") : nil))
    #expect(screen.sign.text == (isLit ? "plain" : "none"))
    #expect(screen.other.text == (isLit ? "none" : "plain"))
    #expect(screen.needed?.text == "plain")
  }

  @Test func `a qualifier is looked up for every kind of property`() throws {
    let screen = Screen()
    try container.main.inject(into: screen) {
      Setter(\.sign, qualifier: Lit.self)
      Setter(\.lit, qualifier: Unlit.self)
      Setter(required: \.needed, qualifier: Lit.self)
    }
    #expect(screen.sign.text == "lit")
    #expect(screen.lit == nil)
    #expect(screen.needed?.text == "lit")
  }

  @Test func `a structure is changed in place`() throws {
    var row = Row()
    try container.main.inject(into: &row) {
      Setter(\.sign)
      Call { (row: inout Row, sign: Sign) in row.log.append(sign.text) }
    }
    #expect(row.sign.text == "plain")
    #expect(row.log == ["plain"])
  }

  @Test func `a structure takes an injection that is a value`() throws {
    var row = Row()
    try container.main.inject(Row.injection, into: &row)
    #expect(row.log == ["value"])
  }

  @Test func `a structure takes what is bound for its type`() throws {
    var row = Row()
    try container.main.inject(into: &row)
    #expect(row.log == ["value"])
  }

  @Test func `an object takes steps that are awaited`() async throws {
    let screen = Screen()
    try await container.main.inject(into: screen) {
      Call { (screen: Screen, tower: Tower) async in await screen.climb(tower) }
    }
    #expect(screen.height == 3)
    let injection = MainActorAwaitingInjection<Screen> {
      Call { (screen: Screen, tower: Tower) async in await screen.climb(tower) }
    }
    let other = Screen()
    try await container.main.inject(injection, into: other)
    #expect(other.height == 3)
  }

  @Test func `a structure takes steps that are awaited`() async throws {
    var row = Row()
    try await container.main.inject(into: &row) {
      Call { (row: inout Row, tower: Tower) in row.log.append("\(tower.height)") }
    }
    #expect(row.log == ["3"])
    var second = Row()
    try await container.main.inject(Row.injection, into: &second)
    #expect(second.log == ["value"])
    var third = Row()
    try await container.main.inject(into: &third)
    #expect(third.log == ["value"])
  }
}

// MARK: - Fixtures

private enum Lit {}
private enum Unlit {}

private struct Sign: Equatable, Sendable {
  let text: String
}

private struct Tower: Sendable {
  let height: Int
}

@MainActor private final class Screen {
  var sign = Sign(text: "none")
  var other = Sign(text: "none")
  var lit: Sign?
  var needed: Sign?
  private(set) var height = 0

  func climb(_ tower: Tower) async { height = tower.height }
}

private struct Row: Sendable {
  var sign = Sign(text: "none")
  var log: [String] = []

  @MainActor static let injection = MainActorInjection<Row> {
    Call { (row: inout Row, _: Sign) in row.log.append("value") }
  }
}
