import Foundation
import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Programmer errors, which stop the program with a report.
@Suite(.timeLimit(.minutes(10))) struct ProgramStopTests {
  @Test func `resolve stops at a type that isn't bound, and says what comes close`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container("shop") { Instance("main", qualifier: Main.self) }
      _ = container.resolve(String.self)
    }
    let text = try result.errorText
    #expect(text.contains("'String' was asked of 'shop', which doesn't bind it."))
    #expect(text.contains("[not-bound]"))
    #expect(text.contains("near:"))
    #expect(text.contains("JoineryTests/ProgramStopTests.swift"))
  }

  @Test func `K23: resolve stops at a qualified type that isn't bound`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container("shop") { Instance("plain") }
      _ = container.resolve(String.self, qualifier: Main.self)
    }
    #expect(try result.errorText.contains("'String (Main)' was asked of 'shop'"))
  }

  @Test func `V14: resolve stops at a scoped value outside a scope, with the way to it`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container("app") {
        Scoped(Cart.init)
        Transient(Checkout.init(cart:))
      }
      _ = container.resolve(Checkout.self)
    }
    let text = try result.errorText
    #expect(text.contains("[scoped-outside-scope]"))
    #expect(text.contains("'Checkout'"))
    #expect(text.contains("'Cart'"))
    #expect(text.contains("'app'"))
    #expect(text.contains(".scope"))
  }

  @Test func `V01: resolve stops where a factory throws, with the error`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container("app") {
        Singleton { () throws -> Cart in throw Refusal(reason: "out of stock") }
        Transient(Checkout.init(cart:))
      }
      _ = container.resolve(Checkout.self)
    }
    let text = try result.errorText
    #expect(text.contains("[construction-failed]"))
    #expect(text.contains("out of stock"))
    #expect(text.contains("'Checkout'"))
    #expect(text.contains("try get()"))
  }

  @Test func `find stops where a factory throws`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container {
        Transient { () throws -> Cart in throw Refusal(reason: "sold") }
      }
      _ = container.find(Cart.self)
    }
    #expect(try result.errorText.contains("sold"))
  }

  @Test func `V07: a lazy value stops after its container is gone`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      func lazy() throws -> Lazy<Cart> { try Container("app") { Singleton(Cart.init) }.resolve() }
      _ = try lazy().value
    }
    let text = try result.errorText
    #expect(text.contains("'Cart' was asked for after 'app' was released."))
    #expect(text.contains("[container-released]"))
  }

  @Test func `a provider stops after its container is gone`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      func provider() throws -> Provider<Cart> {
        try Container("app") { Singleton(Cart.init) }.resolve()
      }
      _ = try provider()()
    }
    #expect(try result.errorText.contains("'Cart' was asked for after 'app' was released."))
  }

  @Test func `a function that can't throw stops after its container is gone`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      func function() throws -> @Sendable (Int) -> Checkout {
        try Container("app") {
          Singleton(Cart.init)
          Assisted(Int.self) { (_: Int, cart: Cart) in Checkout(cart: cart) }
        }
        .resolve()
      }
      _ = try function()(1)
    }
    let text = try result.errorText
    #expect(text.contains("was asked for after 'app' was released."))
    #expect(text.contains("Checkout"))
  }

  @Test func `W16: an initialiser that needs itself through a provider stops with the cycle`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container("app") {
        Transient { (next: Provider<Node>) in Node(next: next()) }
      }
      _ = container.resolve(Node.self)
    }
    let text = try result.errorText
    #expect(text.contains("'Node'"))
    #expect(text.contains("[construction-cycle]") || text.contains("[endless-construction]"))
  }

  @Test func `W15: a function that calls itself without end stops with a report`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container("app") {
        Assisted(Int.self) { (number: Int, make: @escaping @Sendable (Int) -> Node) in
          Node(next: make(number + 1))
        }
      }
      _ = container.resolve((@Sendable (Int) -> Node).self)(0)
    }
    #expect(try result.errorText.contains("[endless-construction]"))
  }

  @Test func `a weak binding of a structure stops with what to write`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = try Container { Weak<any Error> { Refusal(reason: "") } }
      _ = container.resolve((any Error).self)
    }
    let text = try result.errorText
    #expect(text.contains("[not-a-class-instance]"))
    #expect(text.contains("'Refusal'"))
  }

  @Test func `the classic container stops at what isn't registered, and says what comes close`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = DependencyContainer()
      container.register(PaymentService())
      let service: any Paying = container.resolve()
      _ = service
    }
    let text = try result.errorText
    #expect(text.contains("JoineryTests/ProgramStopTests.swift"))
    #expect(text.contains("any Paying"))
    let misspelt = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let container = DependencyContainer()
      container.register(PaymentService())
      _ = container.resolve() as PaymentServise
    }
    let other = try misspelt.errorText
    #expect(other.contains("'PaymentServise'"))
    #expect(other.contains("near: 'PaymentService'"))
    #expect(other.contains("JoineryTests/ProgramStopTests.swift"))
    #expect(other.contains("register("))
  }
}

// MARK: - Fixtures

private enum Main {}
private final class Cart: Sendable {}
private struct Refusal: Error { let reason: String }
private protocol Paying: Sendable {}
private struct PaymentService: Paying {}
private struct PaymentServise: Sendable {}

private final class Checkout: Sendable {
  let cart: Cart
  init(cart: Cart) { self.cart = cart }
}

private final class Node: Sendable {
  let next: Node
  init(next: Node) { self.next = next }
}
