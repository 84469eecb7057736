import Joinery
import JoineryAnalysis
import Testing

/// Values that belong to a scope.
@Suite struct ScopedTests {
  @Test func `scopes of one kind have their own names and places`() throws {
    let container = try Container("app") { Input<Int>() }
    let first = try container.scope("first") { Instance(1) }
    let second = try container.scope("second") { Instance(2) }
    #expect(second.description.owners == ["app", "second"])
    #expect(
      first.description.nodes.last?.place?.line != second.description.nodes.last?.place?.line)
    let inner = try second.scope("inner") { Instance("value") }
    #expect(inner.description.owners == ["app", "second", "inner"])
    let error = #expect(throws: GraphError.self) {
      try second.overriding { Override(Instance("none")) }
    }
    #expect(error?.description.contains("the graph of \"second\"") == true)
  }

  @Test func `M16: one object in a scope, another in the next, an error outside`() throws {
    let container = try Container("app") { Scoped(Cart.init) }
    let first = try container.scope()
    let second = try container.scope()
    #expect(first.resolve(Cart.self) === first.resolve(Cart.self))
    #expect(first.resolve(Cart.self) !== second.resolve(Cart.self))
    #expect(try rejection { try container.get(Cart.self) }.ids == [.scopedOutsideScope])
  }

  @Test func `M17: a scope in a scope has objects of its own`() throws {
    let outer = try Container { Scoped(Cart.init) }.scope("outer")
    let inner = try outer.scope("inner")
    #expect(inner.resolve(Cart.self) !== outer.resolve(Cart.self))
    #expect(inner.resolve(Cart.self) === inner.resolve(Cart.self))
  }

  @Test func `M06: a transient is new in the container and in each scope`() throws {
    let container = try Container { Transient(Cart.init) }
    let scope = try container.scope()
    let carts = [
      container.resolve(Cart.self), container.resolve(Cart.self), scope.resolve(Cart.self),
      scope.resolve(Cart.self),
    ]
    #expect(Set(carts.map { ObjectIdentifier($0) }).count == 4)
  }

  @Test func `M13: a transient is made once for each request, a scoped object once for its scope`()
    throws
  {
    let container = try Container {
      Scoped(Cart.init)
      Transient { (cart: Cart) in Checkout(cart: cart) }
      Transient { (first: Checkout, second: Checkout) in [first, second].map { $0 } }
    }
    let scope = try container.scope()
    let pair = scope.resolve([Checkout].self)
    #expect(pair[0] !== pair[1])
    #expect(pair[0].cart === pair[1].cart)
  }

  @Test func `V14: asked outside a scope, a scoped value is an error that says what to do`() throws
  {
    let container = try Container("app") { Scoped(Cart.init) }
    let issue = try #require(try rejection { try container.get(Cart.self) }.issues.first)
    #expect(issue.id == .scopedOutsideScope)
    #expect(issue.headline.contains("'Cart'"))
    #expect(issue.headline.contains("'app'"))
    #expect(issue.fix?.contains(".scope") == true)
  }

  @Test func `V15: a transient that needs a scoped value names both outside a scope`() throws {
    let container = try Container("app") {
      Scoped(Cart.init)
      Transient(Checkout.init(cart:))
    }
    let issue = try #require(try rejection { try container.get(Checkout.self) }.issues.first)
    #expect(issue.id == .scopedOutsideScope)
    #expect(issue.headline.contains("'Checkout'"))
    #expect(issue.headline.contains("'Cart'"))
    #expect(issue.chain.map(\.name) == ["Checkout", "Cart"])
  }

  @Test func `V18: the same scoped value is fine in a scope`() throws {
    let container = try Container {
      Scoped(Cart.init)
      Transient(Checkout.init(cart:))
    }
    let scope = try container.scope()
    #expect(try scope.get(Checkout.self).cart === scope.get(Cart.self))
    #expect(scope.find(Cart.self) != nil)
  }

  @Test(arguments: ["Singleton", "Weak"])
  func `V21: a captive is found before anything is made`(holder: String) throws {
    let error = try rejection {
      Scoped { () -> Cart in fatalError("nothing may be made") }
      if holder == "Weak" {
        Weak(Checkout.init(cart:))
      } else {
        Singleton(Checkout.init(cart:))
      }
    }
    #expect(error.ids == [.captiveDependency])
    let headline = error.issues.first?.headline ?? ""
    #expect(headline.contains("'Checkout' outlives the scoped 'Cart'"))
    #expect(headline.lowercased().contains(holder.lowercased()))
  }

  @Test func `V21: a captive through transients, functions and back-handles is found`() throws {
    let error = try rejection {
      Scoped(Cart.init)
      Transient(Checkout.init(cart:))
      Assisted(Int.self) { (_: Int, checkout: Checkout) in checkout }
      Singleton { (_: Lazy<Checkout>) in 1 }
      Singleton { (_: Provider<Cart>) in "" }
      Singleton { (_: @escaping @Sendable (Int) -> Checkout) in 1.0 }
      Singleton { (_: Checkout?) in true }
    }
    #expect(error.ids == Array(repeating: .captiveDependency, count: 4))
  }

  @Test func `V21: a captive collection is found`() throws {
    let error = try rejection {
      Scoped(Cart.init)
      Contribute(Transient<Checkout>(Checkout.init(cart:)))
      Singleton { (all: [Checkout]) in all.count }
    }
    #expect(error.ids == [.captiveDependency])
  }

  @Test func `L02: find is nil for what only a scope has`() throws {
    let container = try Container {
      Scoped(Cart.init)
      Transient(Checkout.init(cart:))
      Transient { (cart: Cart?) in Basket(cart: cart) }
    }
    #expect(container.find(Cart.self) == nil)
    #expect(container.find(Checkout.self) == nil)
    #expect(container.resolve(Cart?.self) == nil)
    let scope = try container.scope()
    #expect(scope.find(Checkout.self) != nil)
    #expect(scope.resolve(Cart?.self) != nil)
    #expect(scope.resolve(Basket.self).cart != nil)
  }

  @Test func `K21: a qualified scoped value is one in a scope and another in the next`() throws {
    let container = try Container {
      Scoped(Cart.init, qualifier: Gift.self)
      Scoped(Cart.init)
    }
    let first = try container.scope()
    let second = try container.scope()
    let gift = first.resolve(Cart.self, qualifier: Gift.self)
    #expect(gift === first.resolve(Cart.self, qualifier: Gift.self))
    #expect(gift !== second.resolve(Cart.self, qualifier: Gift.self))
    #expect(gift !== first.resolve(Cart.self))
    #expect(container.find(Cart.self, qualifier: Gift.self) == nil)
  }
}

// MARK: - Fixtures

private enum Gift {}
private final class Cart: Sendable {}
private struct Basket { let cart: Cart? }

private final class Checkout: Sendable {
  let cart: Cart
  init(cart: Cart) { self.cart = cart }
}
