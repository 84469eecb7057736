extension ParityExample {
  static let all: [Self] = [
    Self(
      "valid",
      "let config: Config; @Singleton(A.init(config:)) var a: A; @Weak(B.init(a:)) var b: B",
      "instance Shop.Config\nsingleton Shop.A: Shop.Config\nweak Shop.B: Shop.A"),
    Self(
      "V22, S06: a cycle of one", "@Singleton(A.init(a:)) var a: A", "singleton Shop.A: Shop.A",
      "dependency-cycle: A → A"),
    Self(
      "a cycle of two",
      "@Singleton(A.init(b:)) var a: any P; @Transient(B.init(a:)) var b: B",
      "singleton any Shop.P: Shop.B\ntransient Shop.B: any Shop.P",
      "dependency-cycle: any P → B → any P"),
    Self(
      "V23, S06: a cycle of five",
      """
      @Singleton(A.init(b:)) var a: A; @Singleton(B.init(c:)) var b: B
      @Singleton(C.init(d:)) var c: C; @Singleton(D.init(e:)) var d: D
      @Singleton(E.init(a:)) var e: E
      """,
      """
      singleton Shop.A: Shop.B
      singleton Shop.B: Shop.C
      singleton Shop.C: Shop.D
      singleton Shop.D: Shop.E
      singleton Shop.E: Shop.A
      """, "dependency-cycle: A → B → C → D → E → A"),
    Self(
      "a cycle of six",
      (0..<6).map { "@Singleton(T\($0).init(t\(($0 + 1) % 6):)) var t\($0): T\($0)" }
        .joined(separator: "\n"),
      (0..<6).map { "singleton Shop.T\($0): Shop.T\(($0 + 1) % 6)" }.joined(separator: "\n"),
      "dependency-cycle: T0 → T1 → T2 → T3 → T4 → T5 → T0"),
    Self(
      "S06: a cycle behind a root",
      """
      @Singleton(Root.init(a:)) var root: Root
      @Singleton(A.init(b:)) var a: A; @Singleton(B.init(a:)) var b: B
      """,
      "singleton Shop.Root: Shop.A\nsingleton Shop.A: Shop.B\nsingleton Shop.B: Shop.A",
      "dependency-cycle: A → B → A"),
    Self(
      "two cycles through one member",
      """
      @Singleton(A.init(b:)) var a: A; @Singleton(B.init(a:c:)) var b: B
      @Singleton(C.init(b:)) var c: C
      """,
      "singleton Shop.A: Shop.B\nsingleton Shop.B: Shop.A, Shop.C\nsingleton Shop.C: Shop.B",
      "dependency-cycle: A → B → A", "dependency-cycle: B → C → B"),
    Self(
      "two cycles apart",
      """
      @Singleton(A.init(b:)) var a: A; @Singleton(B.init(a:)) var b: B
      @Singleton(C.init(c:)) var c: C
      """,
      "singleton Shop.A: Shop.B\nsingleton Shop.B: Shop.A\nsingleton Shop.C: Shop.C",
      "dependency-cycle: A → B → A", "dependency-cycle: C → C"),
    Self(
      "a factory that breaks a cycle",
      """
      @Singleton(Router.init(makeCart:)) var router: Router
      @Assisted(Cart.init(id:router:)) func makeCart(id: Int) -> Cart
      """,
      "singleton Shop.Router: later (Int) -> Shop.Cart\nassisted (Int) -> Shop.Cart: Shop.Router"),
    Self(
      "a factory that breaks one of two cycles",
      """
      @Singleton(A.init(makeA:b:)) var a: A; @Singleton(B.init(a:)) var b: B
      func makeA() -> A { a }
      """,
      """
      singleton Shop.A: later () -> Shop.A, Shop.B
      singleton Shop.B: Shop.A
      assisted () -> Shop.A: Shop.A
      """, "dependency-cycle: A → B → A"),
    Self(
      "a cycle of members with one type",
      """
      @Singleton(A.init(second:)) var first: A
      @Singleton(A.init(first:)) var second: A
      """,
      "singleton Shop.A/first: Shop.A/second\nsingleton Shop.A/second: Shop.A/first",
      "dependency-cycle: A (first) → A (second) → A (first)"),
    Self(
      "W15: members with one type and no cycle",
      """
      let name: String; let title: String
      @Singleton(A.init(name:)) var a: A; @Singleton(B.init(title:a:)) var b: B
      """,
      """
      instance Swift.String/name
      instance Swift.String/title
      singleton Shop.A: Swift.String/name
      singleton Shop.B: Swift.String/title, Shop.A
      """),
    Self(
      "V20: a cycle through bodies",
      """
      @Singleton func makeRouter() -> Router { Router(menu) }
      var menu: Menu { Menu(self.router) }
      """,
      "singleton Shop.Router: Shop.Menu\ntransient Shop.Menu: Shop.Router",
      "dependency-cycle: Router → Menu → Router"),
    Self(
      "V24: a cycle through generic types",
      """
      @Singleton(Cache<Int>.init(store:)) var cache: Cache<Int>
      @Singleton(Store.init(cache:)) var store: Store?
      """,
      "singleton Shop.Cache<Swift.Int>: Shop.Store?\nsingleton Shop.Store?: Shop.Cache<Swift.Int>",
      "dependency-cycle: Cache<Int> → Store? → Cache<Int>"),
    Self(
      "V25: an element that needs the array that it is in",
      """
      @Singleton(A.init(all:)) var a: A
      @Singleton func makeAll() -> [A] { [a] }
      """,
      "singleton Shop.A: [Shop.A]\nsingleton [Shop.A]: Shop.A", "dependency-cycle: A → [A] → A"),
    Self(
      "L27: members that are awaited and need each other",
      """
      @Singleton func makeA() async -> A { await A(b: b) }
      @Singleton func makeB() async throws -> B { try await B(a: a) }
      """,
      "singleton Shop.A: Shop.B\nsingleton Shop.B: Shop.A", "dependency-cycle: A → B → A"),
    Self(
      "S09: a cycle that two roots reach",
      """
      @Singleton(Root.init(a:)) var root: Root; @Singleton(Other.init(a:)) var other: Other
      @Singleton(A.init(b:)) var a: A; @Singleton(B.init(a:)) var b: B
      """,
      """
      singleton Shop.Root: Shop.A
      singleton Shop.Other: Shop.A
      singleton Shop.A: Shop.B
      singleton Shop.B: Shop.A
      """, "dependency-cycle: A → B → A"),
    Self(
      "a missing dependency", "@Singleton(A.init(b:)) var a: any P",
      "singleton any Shop.P: b", "missing-binding: any P → b"),
    Self(
      "G09: a missing dependency of several",
      """
      @Singleton(Root.init(a:c:)) var root: Root
      @Singleton(A.init(b:)) var a: A; @Singleton(C.init(b:)) var c: C
      """,
      "singleton Shop.Root: Shop.A, Shop.C\nsingleton Shop.A: b\nsingleton Shop.C: b",
      "missing-binding: Root → A → b"),
    Self(
      "a missing dependency of a factory",
      "@Assisted(Cart.init(id:user:)) func makeCart(id: Int) -> Cart",
      "assisted (Swift.Int) -> Shop.Cart: user", "missing-binding: (Int) -> Cart → user"),
    Self(
      "a missing dependency and a cycle",
      "@Singleton(A.init(a:b:)) var a: A; @Weak(C.init(d:)) var c: C",
      "singleton Shop.A: Shop.A, b\nweak Shop.C: d",
      "missing-binding: A → b", "missing-binding: C → d", "dependency-cycle: A → A"),
    Self(
      "a member of the main actor",
      "@MainActor @Singleton(A.init(b:)) var a: A; @MainActor @Singleton(B.init(a:)) var b: B",
      "singleton Shop.A: Shop.B\nsingleton Shop.B: Shop.A", "dependency-cycle: A → B → A"),
    Self(
      "W17, S06: a cycle of sixty",
      (0..<60).map { "@Singleton(T\($0).init(t\(($0 + 1) % 60):)) var t\($0): T\($0)" }
        .joined(separator: "\n"),
      (0..<60).map { "singleton Shop.T\($0): Shop.T\(($0 + 1) % 60)" }.joined(separator: "\n"),
      "dependency-cycle: "
        + ((0..<60).map { "T\($0)" } + ["T0"]).joined(separator: " → ")),
  ]
}
