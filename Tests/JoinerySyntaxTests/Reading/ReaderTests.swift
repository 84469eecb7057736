import JoineryAnalysis
import JoinerySyntax
import SwiftIfConfig
import SwiftParser
import SwiftSyntax
import Testing

@Suite struct `Reading a graph` {
  @Test(arguments: [
    ("SQLUsers.init(database:)", "SQLUsers", "database:"),
    ("SQLUsers.init", "SQLUsers", ""),
    ("Store.SQLUsers.init(database:clock:)", "Store.SQLUsers", "database:clock:"),
    ("Cache<Int, [String]>.init(size:)", "Cache<Int, [String]>", "size:"),
    ("[Int].init(repeating:count:)", "[Int]", "repeating:count:"),
    ("`Type`.init(in:)", "`Type`", "in:"),
    ("Users.`init`(a:)", nil, "a:"),
    ("(Users.init(_:default:))", "Users", "_:default:"),
    ("Users.init(a:) as (A) -> Users", "Users", "a:"),
    ("(Users.init(a:)) as @MainActor (A) async throws -> any P", "Users", "a:"),
    ("Database.open(path:)", nil, "path:"),
    ("Database.Pool.shared", nil, ""),
    ("makeLogger(label:for:)", nil, "label:for:"),
    ("makeLogger", nil, ""),
    ("Self.make(a:)", nil, "a:"),
    ("Builder(size: 3).build(a:)", nil, "a:"),
  ])
  func `a factory is a function's name with its labels`(
    _ text: String, _ type: String?, _ labels: String
  ) throws {
    let reference = try #require(FactoryReference(expression(text)))
    #expect(reference.initializedType == type)
    #expect(reference.labels.map { "\($0.text):" }.joined() == labels)
  }

  @Test(arguments: [
    ("SQLUsers.init(database:)", "SQLUsers"), ("Users.init(a:) as (A) -> Users", "Users"),
    ("Database.open(path:)", "Database.open"), ("makeLogger(label:)", "makeLogger"),
    ("Builder().init(a:)", "Builder().init"), ("Outer.Inner<Int>.init", "Outer.Inner<Int>"),
  ])
  func `a factory is called by its name`(_ text: String, _ callee: String) throws {
    #expect(try #require(FactoryReference(expression(text))).callee == callee)
  }

  @Test(arguments: [
    "Users()", "Users(a: b)", "{ Users() }", ".init(a:)", "\"Users\"", "3", "nil", "[Users.init]",
    "a ? b : c", "try Users.init", "(a: Users.init, b: 2)", "\\.users", "!a",
  ])
  func `what is called or computed is no factory`(_ text: String) throws {
    #expect(FactoryReference(expression(text)) == nil)
  }

  @Test(arguments: [
    ("makeClient", "client"), ("makeAPIClient", "apiClient"), ("makeURLSession", "urlSession"),
    ("makeURL", "url"), ("makeX", "x"), ("makeHTTP2Client", "http2Client"), ("makeÄpfel", "äpfel"),
    ("make", nil), ("client", nil), ("makeclient", nil), ("make_client", nil), ("remakeX", nil),
    ("makeIDs", "iDs"),
  ])
  func `a function that makes a value gives its name`(_ function: String, _ name: String?) {
    #expect(GraphMember.nameOfValue(madeBy: function) == name)
  }

  @Test(arguments: [
    (
      "@Singleton(A.init(in:`default`:)) var a: A; let `in`: B; var `default`: C { C() }",
      ["a: in default"]
    ),
    ("@Singleton(A.init(b:), preview: B.init(c:)) var a: A; let b: B, c: C", ["a: b c"]),
    (
      "@Assisted(A.init(id:b:)) func makeA(for id: Int) -> A; let b: B; let id: Int",
      ["makeA: b"]
    ),
    ("@Assisted(A.init(user:b:)) func makeA(user id: Int) -> A; let b: B", ["makeA: b"]),
    (
      "@Singleton(A.init(makeB:)) var a: A; @Assisted(B.init) func makeB() -> B",
      ["a: later:makeB"]
    ),
    ("@Parent let app: App; @Singleton(A.init(b:c:)) var a: A; let c: C", ["a: parent:b c"]),
    ("@Singleton(A.init(b:)) var a: A", ["a: unknown:b"]),
    ("@Joinery.Singleton(A.init(b:)) var a: A; let b: B", ["a: b"]),
  ])
  func `labels are needs`(_ members: String, _ needs: [String]) throws {
    #expect(try GraphSource(members: members).needs == needs)
  }

  @Test(arguments: [
    ("x.y(b)", "b"), ("self.b.run()", "b"), ("b.c", "b"), ("\"\\(b)\"", "b"), ("b[c]", "b c"),
    ("x(b: c)", "c"), ("x.b", nil), ("X.b", nil), (".b", nil), ("\\.b", nil), ("\\X.b.c", nil),
    ("x.map(\\.b)", nil), ("let b = 1; return b", nil), ("let b = b; return b", "b"),
    ("if let b { x(b) }", "b"), ("if let b = c { x(b) }", "c"),
    ("guard let b else { x }; b()", "b"),
    ("if let b = x { b() }; c()", "c"), ("if let b = x { b() }; b()", "b"),
    ("while let b = x { b() }; b()", "b"), ("for b in c { b() }", "c"),
    ("for x in b { }; c", "b c"),
    ("switch x { case .y(let b): b() }; c", "c"), ("switch x { case .y(b): c }", "b c"),
    ("do { let b = 1; b } ; c", "c"), ("do { try x() } catch { error }; c", "c"),
    ("{ b }()", "b"), ("{ self.b }()", "later:b"), ("x { [weak self] in self?.b }", "later:b"),
    ("x { [self] in b }", "later:b"), ("x { [b] in b }", "b"), ("x { [b = c] in b }", "c"),
    ("x { b in b }", nil), ("x { (b: Int) in b + c }", "c"), ("x { $0 + b }", "b"),
    ("func b() {}; b()", nil), ("func f(b: Int) { b; c }", "c"),
    ("struct S { var c: Int { b } }", nil),
    ("make()", "make b"), ("x(make: make)", "later:make"), ("x(make(1))", "make b"),
    ("self.make()", "make b"), ("x { self.make() }", "later:make"), ("self!.b", "b"),
    ("var x: Int { b }; x", "b"), ("[b, c]", "b c"), ("b as? X", "b"), ("try await b.x()", "b"),
    ("`b`()", "b"), ("if #available(macOS 99, *) { b }", "b"), ("#if DEBUG\nb\n#endif", "b"),
  ])
  func `a body needs what it names`(_ body: String, _ needs: String?) throws {
    let source = try GraphSource(
      members: """
          let b: B, c: C
          func make() -> Int { b }
          @Singleton func makeValue() -> Value { \(body) }
        """)
    #expect(
      source.needs.filter { $0.hasPrefix("value") } == (needs.map { ["value: \($0)"] } ?? []))
  }

  @Test func `a property needs what it reads, and not what it writes`() throws {
    let source = try GraphSource(
      members: """
          let b: B, c: C
          var one: Int { b.value }
          var two: Int { get throws { b.value } set { c.value = newValue } }
          lazy var three = X(c)
          var four: Int = 1 { didSet { b.x() } }
        """)
    #expect(source.needs == ["one: b", "two: b", "three: c"])
  }

  @Test func `each variable is a member`() throws {
    let source = try GraphSource(
      members: """
          let a: A, b: B
          let c, d: C
          var (e, f) = (1, 2)
          weak var g: G?
          var h: H? = nil, i = 3
          lazy var j = 1
          let `in`: I
          static let k: K
          static func l() {}
          init() {}
          enum M { case m }
        """)
    let members = source.declaration.members
    #expect(
      members.map { "\($0.name) \($0.type?.description ?? "-") \(kind(of: $0))" } == [
        "a A input", "b B input", "c C input", "d C input", "e - constant", "f - constant",
        "g G? input = nil", "h H? input = nil", "i - input = 3", "j - property", "in I input",
      ])
  }

  @Test func `a condition is decided by the build, and nothing is known without one`() throws {
    let text = """
      @Graph final class G {
        #if DEBUG
          let a: A
          #if FAST
            let b: B
          #else
            let c: C
          #endif
        #else
          let d: D
        #endif
        let e: E
      }
      """
    let source = try GraphSource(text)
    #expect(source.declaration.members.map(\.name) == ["e"])
    #expect(source.declaration.undecided.count == 1)
    let debug = GraphDeclaration(source.declaration.syntax, configuration: Build(["DEBUG"]))
    #expect(debug.members.map(\.name) == ["a", "c", "e"])
    #expect(debug.undecided.isEmpty)
    let fast = GraphDeclaration(source.declaration.syntax, configuration: Build(["DEBUG", "FAST"]))
    #expect(fast.members.map(\.name) == ["a", "b", "e"])
    let release = GraphDeclaration(source.declaration.syntax, configuration: Build([]))
    #expect(release.members.map(\.name) == ["d", "e"])
  }

  @Test func `a condition that can't be decided is none that is false`() throws {
    let syntax = try GraphSource("@Graph final class G {\n#if 1 + x\nlet a: A\n#endif\n}")
      .declaration.syntax
    let graph = GraphDeclaration(syntax, configuration: Build([]))
    #expect(graph.undecided.count == 1)
    #expect(graph.diagnostics().map(\.id) == [.undecidedCondition])
  }

  @Test(arguments: [
    ("final class G", nil, false), ("public final class G: P", "public", false),
    ("final class G: Sendable", nil, true), ("final class G: P, Swift.Sendable", nil, true),
    ("@MainActor package final class G", "package", true),
    ("final class G: @unchecked Sendable", nil, true),
  ])
  func `the class says who may use it`(_ head: String, _ access: String?, _ isSendable: Bool)
    throws
  {
    let graph = try GraphSource("@Graph \(head) {}").declaration
    #expect(graph.access == access)
    #expect(graph.isSendable == isSendable)
    #expect(graph.name == "G")
  }

  private func expression(_ text: String) -> ExprSyntax {
    // An attribute's argument is parsed as it is where it stands: operators are not folded.
    let file = Parser.parse(source: "@A(\(text)) var x: Int")
    let argument = file.statements.first?.item.as(VariableDeclSyntax.self)?.attributes.first?
      .as(AttributeSyntax.self)?.arguments?.as(LabeledExprListSyntax.self)?.first
    return argument?.expression ?? ExprSyntax(MissingExprSyntax())
  }

  private func kind(of member: GraphMember) -> String {
    switch member.kind {
    case .input(let value): value.map { "input = \($0)" } ?? "input"
    case .parent: "parent"
    case .constant: "constant"
    case .provided(let lifetime, _): "provided \(lifetime)"
    case .made(let lifetime, _, _): "made \(lifetime)"
    case .assisted: "assisted"
    case .property: "property"
    case .function: "function"
    }
  }
}
