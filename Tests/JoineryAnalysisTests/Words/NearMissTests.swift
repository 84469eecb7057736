import JoineryAnalysis
import Testing

@Suite struct `Near misses` {
  /// What comes close to a key that is asked for, and the fix.
  private func nearMisses(of key: String, in toy: String) -> [String] {
    let graph = Graph(toy: "transient Shop.Root: \(key)\n" + toy)
    return graph.issues().filter { $0.id == .missingBinding || $0.id == .emptyCollection }
      .flatMap { $0.nearMisses.map { "\($0.reason) \($0.name)" } + [$0.fix ?? ""] }
  }

  @Test(arguments: [
    (
      "any Shop.Log", "singleton Shop.FileLog as any Shop.Log/Shop.Audit",
      ["otherQualifier any Log (Audit)", "Qualified<any Log, Audit>  // the parameter's type"]
    ),
    (
      "any Shop.Log/Shop.Audit", "singleton Shop.FileLog as any Shop.Log",
      ["otherQualifier any Log", "Singleton<any Log>(FileLog.init, qualifier: Audit.self)"]
    ),
    (
      "Shop.User", "singleton Swift.Optional<Shop.User>",
      ["optional User?", "User?  // the parameter's type"]
    ),
    (
      "any Shop.Users", "singleton Shop.SQLUsers",
      ["concreteType SQLUsers", "Singleton<any Users>(SQLUsers.init)"]
    ),
    (
      "any Shop.Users", "transient Shop.UsersImplementation",
      ["concreteType UsersImplementation", "Transient<any Users>(UsersImplementation.init)"]
    ),
    (
      "Shop.SQLUsers", "singleton Shop.SQLUsers as any Shop.Users",
      ["concreteType any Users", "any Users  // the parameter's type"]
    ),
    (
      "Shop.SQLUsers", "singleton any Shop.Users",
      ["concreteType any Users", "any Users  // the parameter's type"]
    ),
    (
      "any Shop.Plugin", "contribute singleton any Shop.Plugin",
      ["onlyContributed any Plugin", "[any Plugin]  // the parameter's type"]
    ),
    (
      "[any Shop.Plugin]", "singleton any Shop.Plugin",
      ["notContributed any Plugin", "Contributions<any Plugin>()  // if it may be empty"]
    ),
    (
      "Payments.Session", "singleton Auth.Session",
      ["sameNameInAnotherModule Auth.Session", "Singleton(Payments.Session.init)"]
    ),
    (
      "Shop.UserRepository", "singleton Shop.UserRepositroy",
      ["similarName UserRepositroy", "Singleton(UserRepository.init)"]
    ),
    ("Shop.Cart", "singleton Shop.Checkout", ["Singleton(Cart.init)"]),
    ("any Shop.Users", "", ["Singleton<any Users>(<#Implementation#>.init)"]),
    ("Foundation.URL", "", ["Instance<URL>(<#value#>)"]),
    ("Swift.String/Shop.Name", "", ["Instance<String>(<#value#>, qualifier: Name.self)"]),
    (
      "(Foundation.UUID) -> Shop.Profile", "", ["Assisted(UUID.self, make: Profile.init)"]
    ),
    (
      "Shop.Invoice", "assisted @Sendable (Swift.Int) -> Shop.Invoice",
      [
        "madeFromArguments @Sendable (Int) -> Invoice",
        "@escaping @Sendable (Int) -> Invoice  // the parameter's type",
      ]
    ),
  ])
  func `S04: say what is bound instead, and lead to a fix`(
    key: String, toy: String, expected: [String]
  ) {
    #expect(nearMisses(of: key, in: toy) == expected)
  }

  @Test(arguments: [
    (
      "(Swift.String) -> Shop.Invoice", "assisted @Sendable (Swift.Int) -> Shop.Invoice",
      [
        "'@Sendable (Int) -> Invoice', which takes other arguments",
        "container.resolve((@Sendable (Int) -> Invoice).self)",
      ]
    ),
    (
      "(Swift.String, Swift.Bool) -> Shop.Invoice",
      """
      assisted (Swift.Int) -> Shop.Invoice
      assisted (Swift.String, Swift.Int) -> Shop.Invoice
      assisted (Swift.String, Swift.Bool) -> Shop.Receipt
      """,
      [
        "'(String, Int) -> Invoice', which takes other arguments",
        "'(Int) -> Invoice', which takes other arguments",
        "container.resolve(((String, Int) -> Invoice).self)",
      ]
    ),
    (
      "(Swift.Int) -> Shop.Invoice", "assisted (Swift.Int) async throws -> Shop.Invoice",
      [
        "'(Int) async throws -> Invoice', which is called in another way",
        "container.resolve(((Int) async throws -> Invoice).self)",
      ]
    ),
    (
      "Shop.Invoice", "assisted (Swift.Int) -> Shop.Invoice",
      [
        "'(Int) -> Invoice', which makes it from arguments",
        "container.resolve(((Int) -> Invoice).self)",
      ]
    ),
    (
      "Payments.Session", "singleton Auth.Session",
      ["'Auth.Session', a type of another module", "Singleton(Payments.Session.init)"]
    ),
  ])
  func `say of a request what is bound instead, functions as well`(
    key: String, toy: String, expected: [String]
  ) {
    let issue = Graph(toy: toy).issue(whenNotBound: Key(type: key))
    #expect(issue.nearMisses.map(\.text) + [issue.fix] == expected)
  }

  @Test func `S22: name the owner that binds it out of sight`() {
    let graph = Graph(
      toy: "singleton Shop.A: Shop.B\n1 singleton Shop.B", owners: ["app", "session"])
    #expect(
      graph.issues().map(\.headline) == [
        "'A' in 'app' needs 'B', which only 'session' binds."
      ])
    #expect(
      graph.issue(whenNotBound: Key(type: "Shop.B")).nearMisses.map(\.text) == [
        "'B' in 'session', out of sight"
      ])
  }

  @Test func `leave out what asks, however alike the names are`() {
    let graph = Graph(toy: "singleton Shop.NeedsLog: any Shop.Log")
    #expect(graph.issues().map(\.nearMisses) == [[]])
    #expect(graph.issues().map(\.fix) == ["Singleton<any Log>(<#Implementation#>.init)"])
  }

  @Test func `are three at most, the closest first`() {
    let toy = """
      singleton Shop.FileLog
      singleton Shop.Lug
      singleton Shop.MemoryLog
      singleton any Shop.Log/Shop.Audit
      singleton Shop.LogImplementation
      """
    #expect(
      nearMisses(of: "any Shop.Log", in: toy).dropLast() == [
        "otherQualifier any Log (Audit)", "concreteType FileLog", "concreteType MemoryLog",
      ])
  }
}
