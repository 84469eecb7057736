import Joinery
import Testing

/// Parameters of every kind, and what a function may do besides returning.
@Suite struct ParameterTests {
  @Test func `a parameter may consume or borrow a member`() {
    let graph = OwnershipGraph(text: "owned")
    #expect(graph.owner.text == "owned")
    #expect(graph.borrower.text == "owned")
  }

  @Test func `a parameter may be a closure that escapes`() {
    let graph = ClosureGraph(action: { "done" }, transform: { $0 * 2 })
    #expect(graph.button.action() == "done")
    #expect(graph.button.transform(4) == 8)
  }

  @Test func `M37, P03, S05: a default argument is used where its label is not named`() {
    let graph = DefaultGraph(name: "a")
    #expect(graph.page.size == 20)
    #expect(graph.large.size == 100)
  }

  @Test func `an argument may be changed by what it is given to`() {
    let graph = ChangingGraph(step: 3)
    var count = 1
    #expect(graph.makeTicket(count: &count).number == 4)
    #expect(count == 4)
  }

  @Test func `a variadic parameter takes an array through a body`() {
    #expect(VariadicGraph(words: ["a", "b"]).sentence.text == "a b")
  }

  @Test func `G18: an autoclosure, a default and an optional may be among the parameters`() {
    let graph = OptionalParameterGraph(name: "a")
    #expect(graph.greeting.text == "a-nobody")
  }

  @Test func `a value is converted where an argument would be`() {
    let graph = ConversionGraph(number: 3)
    #expect(graph.holder.number == 3)
    #expect(graph.holder.any as? Int == 3)
    #expect(graph.holder.shape.sides == 3)
  }

  @Test func `a member that may fail is made by the start`() async throws {
    let graph = ThrowingGraph(isBroken: false)
    try await graph.start()
    #expect(graph.typed === graph.typed)
    #expect(graph.user.typed === graph.typed)
    #expect(try graph.fresh !== graph.fresh)
    #expect(try graph.freshTyped !== graph.freshTyped)
  }

  @Test func `what a member throws ends the start and is kept`() async throws {
    let graph = ThrowingGraph(isBroken: true)
    let error = await #expect(throws: LifecycleError.self) { try await graph.start() }
    #expect(error?.cause.error as? Broken == Broken())
    #expect(throws: Broken.self) { try graph.fresh }
  }

  @Test func `V01, P07: a transient throws, suspends, or both, as what makes it`() async throws {
    let graph = EffectGraph(isBroken: true)
    #expect(throws: Broken.self) { try graph.throwing }
    #expect(await graph.awaited.isBroken)
    await #expect(throws: Broken.self) { try await graph.both }
    #expect(throws: Broken.self) { try graph.makeThrowing(isBroken: true) }
    #expect(await graph.makeAwaited(isBroken: true).isBroken)
    await #expect(throws: Broken.self) { try await graph.makeBoth(isBroken: true) }
    #expect(try await graph.makeBoth(isBroken: false) !== graph.makeBoth(isBroken: false))
  }

  @Test func `an effect of a member may be more than what makes it has`() async throws {
    let graph = WiderGraph()
    #expect(try await graph.makeEngine(power: 3).power == 3)
  }
}

// MARK: - Fixtures

private struct Owner: Sendable {
  let text: String

  init(text: consuming String) { self.text = text }
}

private func borrow(text: borrowing String) -> Owner { Owner(text: copy text) }

@Graph private final class OwnershipGraph: Sendable {
  let text: String
  @Singleton(Owner.init(text:)) var owner: Owner
  @Singleton(borrow(text:)) var borrower: Owner
}

private final class Button: Sendable {
  let action: @Sendable () -> String
  let transform: @Sendable (Int) -> Int

  init(
    action: @escaping @Sendable () -> String, transform: @escaping @Sendable (Int) -> Int
  ) {
    self.action = action
    self.transform = transform
  }
}

@Graph private final class ClosureGraph: Sendable {
  let action: @Sendable () -> String
  let transform: @Sendable (Int) -> Int
  @Singleton(Button.init(action:transform:)) var button: Button
}

private struct Page: Sendable {
  let name: String
  var size = 20
}

@Graph private final class DefaultGraph: Sendable {
  let name: String
  @Singleton func makePage() -> Page { Page(name: name) }
  @Singleton(Page.init(name:size:)) var large: Page
  private let size = 100
}

private struct Ticket: Sendable {
  let number: Int

  init(count: inout Int, step: Int) {
    count += step
    number = count
  }
}

@Graph private final class ChangingGraph: Sendable {
  let step: Int
  @Assisted(Ticket.init(count:step:)) func makeTicket(count: inout Int) -> Ticket
}

private struct Sentence: Sendable {
  let text: String

  init(words: String...) { text = words.joined(separator: " ") }
  init(list: [String]) { text = list.joined(separator: " ") }
}

@Graph private final class VariadicGraph: Sendable {
  let words: [String]
  @Singleton func makeSentence() -> Sentence { Sentence(list: words) }
}

private struct Greeting: Sendable {
  let text: String

  init(name: String?, other: @autoclosure () -> String?) {
    text = (name ?? "nobody") + "-" + (other() ?? "nobody")
  }
}

@Graph private final class OptionalParameterGraph: Sendable {
  let name: String
  var other: String? { nil }
  @Singleton func makeGreeting() -> Greeting { Greeting(name: name, other: other) }
}

private protocol Shape: Sendable {
  var sides: Int { get }
}

private struct Triangle: Shape {
  var sides: Int { 3 }
}

private final class Holder: Sendable {
  let number: Int?
  let any: any Sendable
  let shape: any Shape

  init(number: Int?, other: any Sendable, shape: any Shape) {
    self.number = number
    any = other
    self.shape = shape
  }
}

@Graph private final class ConversionGraph: Sendable {
  let number: Int
  private var other: Int { number }
  @Singleton(Triangle.init) var shape: Triangle
  @Singleton(Holder.init(number:other:shape:)) var holder: Holder
}

private struct Broken: Error, Equatable {}

private final class Fragile: Sendable {
  let isBroken: Bool

  init(isBroken: Bool) throws {
    if isBroken { throw Broken() }
    self.isBroken = isBroken
  }

  init(typed isBroken: Bool) throws(Broken) {
    if isBroken { throw Broken() }
    self.isBroken = isBroken
  }

  init(awaited isBroken: Bool) async { self.isBroken = isBroken }

  init(both isBroken: Bool) async throws {
    if isBroken { throw Broken() }
    self.isBroken = isBroken
  }

  static func make(isBroken: Bool) throws(Broken) -> Fragile { try Fragile(typed: isBroken) }
}

private final class FragileUser: Sendable {
  let typed: Fragile

  init(typed: Fragile) { self.typed = typed }
}

@Graph private final class ThrowingGraph: Sendable {
  let isBroken: Bool
  @Singleton(Fragile.make(isBroken:)) var typed: Fragile
  @Singleton(FragileUser.init(typed:)) var user: FragileUser
  @Transient(Fragile.init(isBroken:)) var fresh: Fragile
  @Transient(Fragile.make(isBroken:)) var freshTyped: Fragile
}

private func makeAwaited(isBroken: Bool) async -> Fragile { await Fragile(awaited: isBroken) }
private func makeBoth(isBroken: Bool) async throws -> Fragile { try await Fragile(both: isBroken) }

@Graph private final class EffectGraph: Sendable {
  let isBroken: Bool
  @Transient(Fragile.init(isBroken:)) var throwing: Fragile
  @Transient(JoineryGraphTests.makeAwaited(isBroken:)) var awaited: Fragile
  @Transient(JoineryGraphTests.makeBoth(isBroken:)) var both: Fragile
  @Assisted(Fragile.init(isBroken:)) func makeThrowing(isBroken: Bool) throws -> Fragile
  @Assisted(JoineryGraphTests.makeAwaited(isBroken:))
  func makeAwaited(isBroken: Bool) async -> Fragile
  @Assisted(JoineryGraphTests.makeBoth(isBroken:))
  func makeBoth(isBroken: Bool) async throws -> Fragile
}

@Graph private final class WiderGraph: Sendable {
  @Assisted(Engine.init(power:)) func makeEngine(power: Int) async throws -> Engine
}

private final class Engine: Sendable {
  let power: Int

  init(power: Int) { self.power = power }
}
