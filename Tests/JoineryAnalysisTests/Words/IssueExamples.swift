import JoineryAnalysis

extension `Texts of issues`.Example {
  /// One for each rule, and one for each other text that a rule may have.
  static let all: [Self] = [
    Self(
      name: "missing-binding",
      toy: """
        singleton Shop.AppRoot: checkout=Shop.Checkout, Shop.Profile
        transient Shop.Checkout: any Shop.Payments, users=any Shop.Users
        transient Shop.Profile: any Shop.Users, Shop.Orders
        singleton Shop.SQLUsers
        singleton Shop.Stripe as any Shop.Payments
        singleton Shop.Orders: any Shop.Users
        """),
    Self(
      name: "missing-binding-in-outer",
      toy: """
        singleton Shop.Receipts: Shop.Formatter
        1 singleton Shop.Formatter
        """, owners: ["app", "checkout"]),
    Self(
      name: "missing-binding-many-requests",
      toy: """
        singleton Shop.A: Payments.Session
        singleton Shop.B: later Payments.Session
        singleton Shop.Live as any Shop.C: Payments.Session
        contribute singleton Shop.D: Payments.Session
        decorate Shop.A: Shop.A, Payments.Session
        override singleton Shop.A: Payments.Session
        singleton Shop.E: Payments.Session
        singleton Shop.F: Payments.Session
        singleton Shop.G: Payments.Session, [Shop.D]
        singleton Auth.Session
        """),
    Self(
      name: "missing-binding-far-away",
      toy: (0..<99).map { "singleton Shop.A\($0): next=Shop.A\($0 + 1)" }.joined(separator: "\n")),
    Self(
      name: "missing-binding-of-a-scope",
      toy: """
        input Shop.Token
        scoped Shop.Cart: user=Shop.User, Shop.Token
        transient Shop.Page: any Shop.Theme
        singleton Shop.Mailer as any Shop.Mail: Shop.Language
        1 scoped Shop.Basket: Shop.Voucher
        """, owners: ["app", "session"]),
    Self(
      name: "missing-binding-argument",
      toy: """
        singleton Shop.Editor: id=Swift.Int, any Shop.Notes
        transient Shop.Viewer: any Shop.Notes, Foundation.UUID
        instance any Shop.Notes
        decorate any Shop.Notes: any Shop.Notes, Swift.Bool
        """),
    Self(
      name: "duplicate-binding",
      toy: """
        singleton Shop.FileLog as any Shop.Log
        module payments / logging
        transient Shop.MemoryLog as any Shop.Log
        """),
    Self(
      name: "duplicate-binding-override",
      toy: """
        singleton any Shop.Log
        override singleton Shop.FileLog as any Shop.Log
        module tests
        override instance Shop.SpyLog as any Shop.Log
        """),
    Self(
      name: "duplicate-binding-owners",
      toy: """
        singleton Shop.Cart
        1 singleton Shop.Cart
        2 scoped Shop.Cart
        """, owners: ["app", "session", "checkout"]),
    Self(
      name: "dependency-cycle",
      toy: """
        singleton Shop.Root: Shop.Stripe
        singleton Shop.Stripe as any Shop.Payments: client=Shop.Client
        singleton Shop.Stripe: any Shop.Payments
        singleton Shop.Client: Shop.Session?
        transient Shop.Session: later Shop.Stripe, payments=any Shop.Payments
        """),
    Self(name: "dependency-cycle-of-one", toy: "singleton Shop.Node: parent=Shop.Node"),
    Self(
      name: "dependency-cycle-through-others",
      toy: """
        singleton Shop.Menu as any Shop.Menu: [any Shop.Item]
        contribute singleton Shop.Home as any Shop.Item: Shop.Router
        singleton Shop.Router: any Shop.Menu
        decorate any Shop.Menu: any Shop.Menu
        """),
    Self(
      name: "dependency-cycle-long",
      toy: (0..<60).map { "singleton Shop.A\($0): Shop.A\(($0 + 1) % 60)" }
        .joined(separator: "\n")),
    Self(
      name: "dependency-cycle-with-others",
      toy: """
        singleton Shop.Router: menu=any Shop.Menu, session=Shop.Session
        singleton Shop.Menu as any Shop.Menu: router=Shop.Router
        singleton Shop.Session: router=Shop.Router, menu=any Shop.Menu
        """),
    Self(
      name: "dependency-cycle-of-transients",
      toy: """
        transient Shop.Screen: dialog=Shop.Dialog
        transient Shop.Dialog: screen=Shop.Screen
        """),
    Self(
      name: "dependency-cycle-of-contributions",
      toy: """
        decorate any Shop.Menu: any Shop.Menu, [any Shop.Item]
        contribute singleton any Shop.Item: any Shop.Menu?
        singleton any Shop.Menu
        """),
    Self(
      name: "captive-dependency",
      toy: """
        singleton Shop.LiveSync as any Shop.Sync: cart=Shop.CartReader
        transient Shop.CartReader: Shop.Cart
        scoped Shop.Cart
        """),
    Self(
      name: "captive-dependency-deferred",
      toy: """
        weak Shop.Sync: later Shop.User
        input Shop.User
        """),
    Self(
      name: "captive-dependency-decorator",
      toy: """
        singleton Shop.HTTPClient as any Shop.Client
        decorate any Shop.Client: any Shop.Client, Shop.User
        scoped Shop.User
        """),
    Self(
      name: "awaited-dependency",
      toy: """
        singleton Shop.AppRoot: checkout=Shop.Checkout
        transient Shop.Checkout: payments=any Shop.Payments
        transient async Shop.Stripe as any Shop.Payments: Shop.Client
        singleton async Shop.Client
        """),
    Self(
      name: "awaited-dependency-of-an-actor",
      toy: """
        scoped Shop.Cart: [any Shop.Discount]
        contribute scoped isolated Shop.Coupons as any Shop.Discount
        """),
    Self(
      name: "awaited-dependency-of-a-scope",
      toy: """
        scoped Shop.Cart: user=Shop.Account
        override scoped Shop.Basket/Shop.Main: user=Shop.Account
        scoped Shop.Basket/Shop.Main
        decorate any Shop.Log: any Shop.Log, Shop.Account
        transient any Shop.Log
        transient async Shop.Account: token=Shop.Token
        transient Shop.Token: Shop.User
        input Shop.User
        """),
    Self(
      name: "isolated-dependency",
      toy: """
        singleton Shop.AppRoot: router=Shop.Router
        singleton main Shop.Router: theme=Shop.Theme
        instance Shop.Theme
        """),
    Self(
      name: "isolated-dependency-closure",
      toy: """
        singleton Shop.SQLUsers as any Shop.Users: Shop.Window?
        transient main Shop.Window
        """),
    Self(
      name: "override-of-nothing",
      toy: """
        override singleton Shop.FakeClock as any Shop.Clock
        singleton Shop.SystemClock as any Shop.Clock/Shop.Monotonic
        """),
    Self(
      name: "override-of-nothing-twice",
      toy: """
        override singleton Shop.FakeClock as any Shop.Clock
        override singleton Shop.SlowClock as any Shop.Clock
        """),
    Self(
      name: "override-of-nothing-concrete",
      toy: """
        override singleton Shop.FakeClock
        singleton Shop.SystemClock as any Shop.Clock
        override singleton any Shop.Log
        transient Shop.FileLog
        """),
    Self(
      name: "override-of-nothing-elsewhere",
      toy: """
        override singleton Payments.Session
        singleton Auth.Session
        override instance Shop.(unknown context at $1f0).Theme
        instance Shop.(unknown context at $2e8).Theme
        override assisted (Swift.String) -> Shop.Invoice
        assisted (Swift.Int) -> Shop.Invoice
        override singleton any Shop.Plugin
        contribute singleton any Shop.Plugin
        """),
    Self(name: "decorator-of-nothing", toy: "decorate any Shop.Clock: any Shop.Clock"),
    Self(
      name: "empty-collection",
      toy: """
        singleton Shop.Host: plugins=[any Shop.Plugin]
        singleton Shop.Menu: [any Shop.Plugin]
        singleton any Shop.Plugin
        """),
    Self(
      name: "duplicate-binding-input",
      toy: """
        input Shop.User
        input Shop.User
        input Shop.Theme
        instance Shop.Theme
        input Shop.Theme
        """),
    Self(
      name: "duplicate-binding-injects",
      toy: """
        assisted Joinery.Injects<Shop.Screen>
        assisted Joinery.Injects<Shop.Screen>
        """),
    Self(
      name: "missing-binding-container",
      toy: "transient Shop.Checkout: container=Joinery.Container"),
    Self(
      name: "valueless-binding",
      toy: """
        singleton ()
        contribute transient Swift.Never
        """),
    Self(
      name: "unsupplied-input",
      toy: """
        input Shop.User
        scoped Shop.Cart: user=Shop.User
        """, owners: ["app", "session"], options: Verifier.Options(requiresInputs: true)),
    Self(
      name: "unsupplied-input-requested",
      toy: """
        input Shop.User
        scoped Shop.Cart: user=Shop.User
        1 instance Shop.Theme
        """, owners: ["app", "session"], request: "Shop.Cart", asker: 1),
    Self(
      name: "scoped-outside-scope",
      toy: """
        transient Shop.Checkout: cart=Shop.Cart
        scoped Shop.Cart
        """, request: "Shop.Checkout"),
    Self(name: "scoped-outside-scope-itself", toy: "scoped Shop.Cart", request: "Shop.Cart"),
    Self(
      name: "scoped-outside-scope-qualified",
      toy: "scoped Shop.LiveCart as any Shop.Cart/Shop.Main", request: "any Shop.Cart/Shop.Main"),
    Self(
      name: "scoped-outside-scope-input",
      toy: "transient Shop.Cart: Shop.User\ninput Shop.User", request: "Shop.Cart"),
    Self(
      name: "scoped-outside-scope-inputs",
      toy: """
        input Shop.User
        input Swift.String/Shop.Token
        instance Shop.Cart
        scoped Shop.Basket: Shop.User
        """, request: "Shop.Basket"),
    Self(
      name: "unused-binding",
      toy: """
        singleton Shop.Root: Shop.Clock
        singleton Shop.Clock
        contribute singleton any Shop.Plugin
        """, options: Verifier.Options(reportsUnused: true)),
  ]
}
