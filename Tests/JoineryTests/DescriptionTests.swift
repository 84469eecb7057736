import Foundation
import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// A container's graph as data and as text.
@Suite struct DescriptionTests {
  @Test func `the description of a container is pinned as JSON`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let graph = try shop().description
    let text = String(decoding: try encoder.encode(graph), as: UTF8.self)
    #expect(try Golden().difference(of: text, from: "description") == nil)
    #expect(try JSONDecoder().decode(Graph.self, from: encoder.encode(graph)) == graph)
  }

  @Test func `the description of a scope is pinned as text`() throws {
    let scope = try shop().scope("session") {
      Instance(User())
      Decorate<any Payments> { (base: any Payments, _: User) in base }
      Override(Instance<any Clock>(FixedClock()))
    }
    #expect(try Golden().difference(of: scope.description.text, from: "description-scope") == nil)
  }

  @Test func `the report of a container with every kind of problem is pinned`() throws {
    let error = try rejection(of: "shop") {
      Singleton { (_: any Payments, _: any Clock) in Cart() }
      Singleton { (_: any Clock) in User() }
      Transient { (_: Ledger) in Receipt() }
      Transient { (_: Receipt) in Ledger(number: 0) }
      Instance(FixedClock())
      Module("first") { Instance(1) }
      Module("second") { Instance(2) }
      Override(Instance("fake"))
      Decorate<Double> { (base: Double) in base }
      Scoped { Session() }
      Singleton { (_: Session) in Auditor() }
      Transient { (_: [Character]) in true }
    }
    #expect(try Golden().difference(of: error.description, from: "report") == nil)
  }

  @Test func `every binding tells its file, line and column`() throws {
    let line = #line + 2
    let container = try Container {
      Instance(1)
      Module { Contribute { "a" } }
    }
    let places = container.description.nodes.map(\.place)
    #expect(places.map { $0?.line } == [line, line + 1])
    #expect(places.allSatisfy { $0?.file == "JoineryTests/DescriptionTests.swift" })
    #expect(places.map { $0?.column } == [15, 27])
  }

  @Test func `V35: the description lists bindings without making any`() throws {
    let container = try Container { Singleton { () -> Cart in fatalError("nothing may be made") } }
    #expect(container.description.nodes.count == 1)
    #expect(container.description.owners == ["container"])
    let scope = try container.scope("inner").overriding {}
    #expect(scope.description.owners == ["container", "inner"])
  }
}

// MARK: - Fixtures

/// Types whose names are the same in every build, as those of private types are not.
enum Shop {
  enum Audit {}
  protocol Payments: Sendable {}
  protocol Clock: Sendable {}
  struct FixedClock: Clock {}
  struct Stripe: Payments {}
  struct User: Sendable {}
  struct Cart: Sendable {}
  struct Session: Sendable {}
  struct Auditor: Sendable {}
  struct Receipt {}
  struct Ledger: Sendable { let number: Int }
  final class Box: Sendable {}
}

private typealias Audit = Shop.Audit
private typealias Payments = Shop.Payments
private typealias Clock = Shop.Clock
private typealias FixedClock = Shop.FixedClock
private typealias Stripe = Shop.Stripe
private typealias User = Shop.User
private typealias Cart = Shop.Cart
private typealias Session = Shop.Session
private typealias Auditor = Shop.Auditor
private typealias Receipt = Shop.Receipt
private typealias Ledger = Shop.Ledger
private typealias Box = Shop.Box

private func shop() throws -> Container {
  let payments = Module("payments") {
    Singleton<any Payments> { (_: any Clock, _: Qualified<Ledger, Audit>) throws in Stripe() }
      .configured { (_: any Payments, _: Cart?) in }
    Module("ledger") {
      Singleton({ Ledger(number: 1) }, qualifier: Audit.self)
    }
  }
  return try Container("shop") {
    Instance<any Clock>(FixedClock())
    Input<User>()
    Scoped { (_: User, _: Provider<any Payments>) in Session() }
    Weak { Box() }
    Transient { (_: Lazy<Ledger>?, _: [Receipt]) in Auditor() }
    Assisted(Int.self, String.self) { (number: Int, _: String, _: any Clock) in
      Ledger(number: number)
    }
    Contribute { Receipt() }
    Contributions<Receipt>()
    Decorate<any Clock> { (base: any Clock, _: Auditor) in base }
    payments
  }
}
