import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax
import Testing

@Suite struct `What has an attribute of ambient values` {
  @Test(arguments: [
    "extension InjectedValues { @InjectedEntry var a: any A = B() }",
    "extension Joinery.InjectedValues { @Joinery.InjectedEntry public var a: A? }",
    "nonisolated extension InjectedValues { @InjectedEntry(test: mustBeOverridden) var a: A = A() }",
    "struct S { @Injected(\\.a) private var a: any A }",
    "final class C { @Injected var a: A?\n var b = 1 }",
    "actor C { @Joinery.Injected(qualifier: Q.self) var a: A }",
    "@Observable class C { @Injected(\\.a) @ObservationIgnored var a: A }",
    "enum E { struct S { @MainActor @Injected(\\.a) var a: A } }",
  ])
  func `nothing is wrong`(_ text: String) throws {
    #expect(try AmbientSource(text).diagnostics.map(\.message) == [])
  }

  @Test(arguments: [
    ("@InjectedEntry var a: A = A()", "'@InjectedEntry' belongs in an extension of"),
    ("struct S { @InjectedEntry var a: A = A() }", "belongs in an extension of 'InjectedValues'"),
    (
      "extension S { @InjectedEntry var a: A = A() }", "belongs in an extension of 'InjectedValues'"
    ),
    ("struct InjectedValues { @InjectedEntry var a: A }", "belongs in an extension of"),
    ("extension S { @Injected var a: A }", "it belongs in the body of a class, a structure or an"),
    ("enum E { @Injected var a: A }", "it belongs in the body of a class, a structure or an actor"),
    ("protocol P { @Injected var a: A { get } }", "elsewhere read 'InjectedValues.current'"),
    ("func f() { @Injected var a: A }", "it belongs in the body of a class, a structure or an"),
    ("struct S { func f() { @Injected var a: A } }", "it belongs in the body of a class"),
    ("@Injected(\\.a) var a: A", "it belongs in the body of a class, a structure or an actor"),
    (
      "extension InjectedValues { @InjectedEntry var a = A() }", "'a' needs a type: macros see only"
    ),
    ("struct S { @Injected(\\.a) var a }", "write 'var a: Type'"),
    ("extension InjectedValues { @InjectedEntry var a: A { A() } }", "writes the accessors of 'a'"),
    ("struct S { @Injected(\\.a) var a: A { A() } }", "'@Injected' writes the accessors of 'a'"),
  ])
  func `one thing is wrong`(_ text: String, _ message: String) throws {
    let diagnostics = try AmbientSource(text).diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message.contains(message) == true, "\(diagnostics.map(\.message))")
    #expect(diagnostics.first?.fixIts.isEmpty == true)
  }

  @Test(arguments: [
    (
      "struct S { @Injected(\\.a) let a: A }",
      "'@Injected' needs a 'var', for macros can't write a",
      "struct S { @Injected(\\.a) var a: A }"
    ),
    (
      "extension InjectedValues { @InjectedEntry let a: A = A() }", "needs a 'var'",
      "extension InjectedValues { @InjectedEntry var a: A = A() }"
    ),
    (
      "struct S { @Injected(\\.a) static var a: A }", "is for members of instances",
      "struct S { @Injected(\\.a) var a: A }"
    ),
    (
      "class S { @Injected(\\.a) public class var a: A }", "would be the same in every test",
      "class S { @Injected(\\.a) public var a: A }"
    ),
    (
      "struct S { @Injected(\\.a) lazy var a: A }", "so it can't be 'lazy'",
      "struct S { @Injected(\\.a) var a: A }"
    ),
    (
      "struct S { @Injected(\\.a) weak var a: A? }", "so it can't be 'weak'",
      "struct S { @Injected(\\.a) var a: A? }"
    ),
    (
      "struct S { @Injected(\\.a) unowned var a: A }", "so it can't be 'unowned'",
      "struct S { @Injected(\\.a) var a: A }"
    ),
    (
      "struct S { @Injected(\\.a) var a: A = A()  // one\n}", "the default belongs to the entry",
      "struct S { @Injected(\\.a) var a: A  // one\n}"
    ),
    (
      "struct S { @Injected(\\.a) var a: A! }", "'A!' is for what comes later",
      "struct S { @Injected(\\.a) var a: A? }"
    ),
    (
      "extension InjectedValues { @InjectedEntry var a: (any A)! }", "if it may be absent",
      "extension InjectedValues { @InjectedEntry var a: (any A)? }"
    ),
    (
      "struct S { @Injected var a: some A }", "'@Injected' may give a value of any type that",
      "struct S { @Injected var a: any A }"
    ),
    (
      "extension InjectedValues { @InjectedEntry var a: some A = B() }", "write 'any A'",
      "extension InjectedValues { @InjectedEntry var a: any A = B() }"
    ),
    (
      "@Observable class C { @Injected(\\.a) var a: A }", "would take 'a' for a value that changes",
      "@Observable class C { @Injected(\\.a) @ObservationIgnored var a: A }"
    ),
    (
      "@Observable class C { @ObservationIgnored @Injected(\\.a) var a: A }",
      "'@Injected' has to stand before '@ObservationIgnored'",
      "@Observable class C { @Injected(\\.a) @ObservationIgnored var a: A }"
    ),
  ])
  func `one thing is wrong and can be changed`(
    _ text: String, _ message: String, _ fixed: String
  ) throws {
    let source = try AmbientSource(text)
    let diagnostics = source.diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message.contains(message) == true, "\(diagnostics.map(\.message))")
    let fix = try #require(diagnostics.first?.fixIts.first)
    #expect(source.text(after: fix) == fixed)
    #expect(try AmbientSource(fixed).diagnostics.isEmpty)
  }

  @Test func `several things are wrong`() throws {
    let source = try AmbientSource("struct S { @Injected static let a = 1 }")
    #expect(
      source.diagnostics.map(\.id) == [
        .misplacedAttribute, .misplacedAttribute, .missingType, .initialValue,
      ])
  }

  @Test func `a diagnostic is at what it is about`() throws {
    func places(_ text: String) throws -> [String] {
      try AmbientSource(text).diagnostics.map { $0.node.trimmedDescription }
    }
    #expect(try places("struct S { @Injected(\\.a) let a: A! }") == ["let", "A!"])
    #expect(try places("struct S { @Injected var a }") == ["a"])
    #expect(try places("extension S { @Injected(\\.a) var a: A }") == ["@Injected(\\.a)"])
  }
}
