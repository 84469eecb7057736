import JoineryAnalysis
import Testing

@Suite struct `Requests from outside` {
  private let verdicts = Verdicts(
    toy: """
      scoped Cart: User
      input User
      transient Checkout: Reader, Clock
      transient Reader: later Cart
      singleton Clock
      transient Watch: Clock
      contribute transient Step as P: Cart
      1 instance Clock2 as Local
      """, owners: ["app", "session"])

  @Test(arguments: [
    ("Cart", "outside 0: Cart"), ("User", "outside 0: User"),
    ("Checkout", "outside 0: Checkout → Reader → Cart"), ("Clock", nil), ("Watch", nil),
    ("P", nil),
  ])
  func `L02, G08: what belongs to a scope can't be made outside one`(
    key: String, expected: String?
  ) {
    #expect(verdicts.request(for: key) == expected)
  }

  @Test func `a collection can't be made outside a scope if a contribution can't`() {
    #expect(verdicts.request(for: "P", kind: .collecting) == "outside 0: Step → Cart")
  }

  @Test(arguments: [
    ("Cart", "outside 1: Cart → User"), ("User", "outside 1: User"),
    ("Checkout", "outside 1: Checkout → Reader → Cart → User"), ("Clock", nil), ("Local", nil),
  ])
  func `L11: a scope can't make what needs an input that it does not supply`(
    key: String, expected: String?
  ) {
    #expect(verdicts.request(for: key, by: 1) == expected)
  }

  @Test func `a scope makes what belongs to it`() {
    let verdicts = Verdicts(
      toy: "scoped Cart: User\ninput User\n1 instance User", owners: ["app", "session"])
    #expect(verdicts.request(for: "Cart", by: 1) == nil)
    #expect(verdicts.request(for: "Cart", by: 0) == "outside 0: Cart")
  }
}
