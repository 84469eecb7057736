import JoineryReading
import Testing

/// Containers that are made without their name beside the braces.
@Suite struct `A container` {
  @Test(arguments: [
    "let c = try Container.init(\"x\") { Instance(1) }",
    "let c = try Joinery.Container.init(\"x\") { Instance(1) }",
    "let c: Container = try .init(\"x\") { Instance(1) }",
    "let c: Container? = try? .init(\"x\") { Instance(1) }",
    "let c = try .init(\"x\") { Instance(1) } as Container",
    "lazy var c: Container = { try! .init(\"x\") { Instance(1) } }()",
    "func make() throws -> Container { return try .init(\"x\") { Instance(1) } }",
    "func make() throws -> Container { try .init(\"x\") { Instance(1) } }",
    "func make(_ c: Container = try! (.init(\"x\") { Instance(1) })) {}",
    "var c: Container { get throws { if true { return try .init(\"x\") { Instance(1) } } } }",
    "typealias DI = Container\nlet c = try DI(\"x\") { Instance(1) }",
    "enum A { typealias DI = Joinery.Container }\nlet c: A.DI = try A.DI.init(\"x\") { Instance(1) }",
    "typealias DI = Container\nfunc make() throws -> DI { try .init(\"x\") { Instance(1) } }",
    "extension Container { convenience init(a: Int) throws { try self.init(\"x\") { Instance(1) } } }",
    "extension Container { static func a() throws -> Self { try Self(\"x\") { Instance(1) } } }",
    """
    typealias DI = Container
    extension DI { convenience init(a: Int) throws { try self.init("x") { Instance(1) } } }
    """,
  ])
  func `is read where its type is written`(_ text: String) {
    let sources = Sources(["App/A.swift": "import Joinery\n\(text)"])
    #expect(sources.unreadable == [])
    #expect(sources.report.graphs.map(\.name) == ["x"])
    #expect(sources.nodes == ["Swift.Int"])
  }

  @Test(arguments: [
    "let m: Module = .init(\"x\") { Instance(1) }",
    "func make() -> Module { .init(\"x\") { Instance(1) } }",
    "struct Other { init(_ name: String, make: () -> Int) { self.init(\"x\") { Instance(1) } } }",
    "typealias DI = Module\nlet c = DI(\"x\") { Instance(1) }",
    "let other: Other = .init { 3 }",
  ])
  func `is not what has another type`(_ text: String) {
    let sources = Sources(["App/A.swift": "import Joinery\n\(text)"])
    #expect(sources.unreadable.isEmpty && sources.report.graphs.isEmpty)
  }

  @Test(arguments: [
    "let all: [Container] = [try .init(\"x\") { Instance(1) }]",
    "func make() { use(.init(\"x\") { Instance(1) }) }",
  ])
  func `whose type isn't written at its place is said to be unreadable`(_ text: String) {
    let sources = Sources(["App/A.swift": "import Joinery\n\(text)"])
    #expect(sources.report.graphs.isEmpty)
    #expect(sources.unreadable.count == 1)
    #expect(sources.unreadable.allSatisfy { $0.contains("the type that '.init' makes isn't") })
  }
}
