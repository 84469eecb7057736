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
      ["otherQualifier any Log", "Singleton<any Log>(…, qualifier: Audit.self)"]
    ),
    (
      "Shop.User", "singleton Swift.Optional<Shop.User>",
      ["optional User?", "User?  // the parameter's type"]
    ),
    (
      "any Shop.Users", "singleton Shop.SQLUsers",
      ["concreteType SQLUsers", "Singleton<any Users>(…)"]
    ),
    (
      "any Shop.Users", "transient Shop.UsersImplementation",
      ["concreteType UsersImplementation", "Transient<any Users>(…)"]
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
      ["notContributed any Plugin", "Contribute(Singleton<any Plugin>(…))"]
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
      "(any Shop.User) -> any Shop.Profile", "", ["Assisted((any User).self, make: <#factory#>)"]
    ),
    ("() -> Shop.Profile", "", ["Assisted { { () in <#Profile#> } }"]),
    (
      "@Sendable () async throws -> Shop.Profile/Shop.Guest", "",
      [
        "Transient({ { @Sendable () async throws in <#Profile#> } }, qualifier: Guest.self)"
      ]
    ),
    (
      "@Sendable () -> Shop.Editor", "transient Shop.Editor",
      [
        "givenByProvider Editor",
        "Assisted { (provider: Provider<Editor>) in { @Sendable () in provider() } }",
      ]
    ),
    (
      "() throws -> any Shop.Editor", "singleton any Shop.Editor",
      [
        "givenByProvider any Editor",
        "Assisted { (provider: Provider<any Editor>) in { () throws in try provider.get() } }",
      ]
    ),
    (
      "@Sendable () async throws -> Shop.Editor", "transient async Shop.Editor",
      [
        "givenByProvider Editor",
        """
        Assisted { (provider: Provider<Editor>) in { @Sendable () async throws in \
        try await provider.get() } }
        """,
      ]
    ),
    (
      "() -> Shop.Editor", "transient async Shop.Editor",
      ["givenByProvider Editor", "Provider<Editor>  // the parameter's type"]
    ),
    (
      "() -> Shop.Editor", "transient main Shop.Editor",
      ["givenByProvider Editor", "Provider<Editor>  // the parameter's type"]
    ),
    (
      "(Swift.String) -> Shop.Invoice", "assisted (Swift.Int) -> Shop.Invoice",
      [
        "otherArguments (Int) -> Invoice",
        "@escaping (Int) -> Invoice  // the parameter's type",
      ]
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
      "@Sendable () -> Shop.Invoice", "transient Shop.Invoice",
      ["'Invoice', which a Provider gives", "container.resolve(Provider<Invoice>.self)"]
    ),
    (
      "(Swift.Int, Swift.Int, Swift.Int, Swift.Int) -> Shop.Day", "",
      ["Assisted { { (_: Int, _: Int, _: Int, _: Int) in <#Day#> } }"]
    ),
    (
      "any Shop.Log", "singleton Shop.FileLog",
      ["'FileLog', bound only as itself", "Singleton<any Log>(…)"]
    ),
    (
      "Shop.FileLog", "singleton any Shop.Log",
      ["'any Log', its protocol", "container.resolve((any Log).self)"]
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

  @Test(arguments: [
    // Whether 'DiskNotes' is known to conform to the two protocols, and what comes close to the first.
    (nil, "DiskStore", "any Shop.Store", ["concreteType DiskStore", "Singleton<any Store>(…)"]),
    (false, "DiskStore", "any Shop.Store", ["Singleton<any Store>(<#Implementation#>.init)"]),
    (nil, "Disk", "any Shop.Store", ["Singleton<any Store>(<#Implementation#>.init)"]),
    (true, "Disk", "any Shop.Store", ["concreteType Disk", "Singleton<any Store>(…)"]),
  ])
  func `of types that are known are told by what they conform to`(
    conforms: Bool?, type: String, key: String, expected: [String]
  ) {
    let verdicts = Verdicts(toy: "transient Shop.Root: \(key)\nsingleton Shop.\(type)")
    var questions: Set<String> = []
    let issue = verdicts.graph.issues(
      for: Verifier.findings(in: verdicts.wiring), in: verdicts.wiring,
      knowing: Conformances {
        questions.insert("\($0): \($1)")
        return conforms
      })[0]
    #expect(issue.nearMisses.map { "\($0.reason) \($0.name)" } + [issue.fix] == expected)
    #expect(questions == ["Shop.Root: \(key)", "Shop.\(type): \(key)"])
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
