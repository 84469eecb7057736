// What may be a name is one, whatever the style says.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, IdentifiersMustBeASCII

import Joinery
import JoineryAnalysis
import Testing

/// Names that mean something else as well.
@Suite struct LabelTests {
  @Test func `words of the language are names like others`() {
    let graph = KeywordGraph(in: 1, for: 2, default: 3, `inout`: 4, protocol: 5, await: 6)
    #expect(graph.keywords.values == [1, 2, 3, 4, 5])
    #expect(graph.again.values == [1, 2, 3, 4, 5])
    #expect(graph.makeKeywords(where: 6, is: 7).values == [6, 7, 3])
    #expect(graph.`switch`() == [6, 7, 8])
  }

  @Test func `P04: an argument takes the place of a member of the same name`() {
    let graph = ShadowGraph(id: 1, name: "member")
    let made = graph.makeNote(id: 2)
    #expect(made.id == 2)
    #expect(made.name == "member")
    #expect(graph.note.id == 1)
  }

  @Test func `members may have the names of what generated code calls its own`() {
    let graph = LocalNameGraph(graph: 1, value: 2, path: "path", name: "name")
    #expect(graph.core.number == 1)
    #expect(graph.make.number == 2)
    #expect(graph.replaced.text == "path")
    #expect(graph.overrides.text == "name")
    #expect(graph.context === graph.context)
    #expect(graph.makeTwo(graph: 9, make: 8).pair == [9, 8])
    #expect(graph.members.pair == [2, 1])
    let replaced = LocalNameGraph(graph: 1, value: 2, path: "path", name: "name") {
      $0.core = Number(graph: 7)
      $0.make = { Number(graph: 8) }
    }
    #expect(replaced.core.number == 7)
    #expect(replaced.make.number == 8)
  }

  @Test func `a member may have the name of its type, or one that differs in a capital only`() {
    let graph = TypeNameGraph()
    #expect(graph.engine.users === graph.Users)
  }

  @Test func `a member may be called description`() {
    let graph = DescriptionNameGraph(description: "text")
    #expect(graph.label.description == "text")
    #expect(DescriptionNameGraph.description.nodes.map(\.member) == ["description", "label"])
  }

  @Test func `a static member may share a name with a member`() {
    let graph = StaticNameGraph(seed: 3)
    #expect(graph.number == 6)
    #expect(StaticNameGraph.number == "static")
    #expect(StaticNameGraph.number(of: 2) == 20)
  }

  @Test func `names may be written in other scripts`() {
    let graph = ScriptGraph(größe: 3, 数: 4)
    #expect(graph.maß.values == [3, 4])
  }

  @Test func `a raw identifier is a name`() {
    let graph = RawNameGraph(`the size`: 3)
    #expect(graph.`made of it`.size == 3)
  }
}

// MARK: - Fixtures

private struct Keywords: Sendable {
  let values: [Int]

  init(in first: Int, for second: Int, default third: Int, `inout` fourth: Int, protocol fifth: Int)
  {
    values = [first, second, third, fourth, fifth]
  }

  init(where first: Int, is second: Int, default third: Int) { values = [first, second, third] }
}

private func keywords(
  in first: Int, for second: Int, default third: Int, `inout` fourth: Int, protocol fifth: Int
) -> Keywords {
  Keywords(in: first, for: second, default: third, `inout`: fourth, protocol: fifth)
}

@Graph private final class KeywordGraph: Sendable {
  let `in`: Int
  let `for`: Int
  let `default`: Int
  let `inout`: Int
  let `protocol`: Int
  let await: Int
  @Singleton(Keywords.init(in:for:default:`inout`:protocol:)) var keywords: Keywords
  @Transient(JoineryGraphTests.keywords(in:for:default:`inout`:protocol:)) var again: Keywords
  @Assisted(Keywords.init(where:is:default:)) func makeKeywords(where: Int, is: Int) -> Keywords
  func `switch`() -> [Int] { [`in` + 5, `for` + 5, `await` + 2] }
}

private struct Note: Sendable {
  let id: Int
  let name: String
}

@Graph private final class ShadowGraph: Sendable {
  let id: Int
  let name: String
  @Assisted(Note.init(id:name:)) func makeNote(id: Int) -> Note
  @Transient(Note.init(id:name:)) var note: Note
}

private struct Number: Sendable {
  let number: Int

  init(graph: Int) { number = graph }
  init(value: Int) { number = value }
}

private struct Text: Sendable {
  let text: String

  init(path: String) { text = path }
  init(name: String) { text = name }
}

private final class Context: Sendable {}

private struct Two: Sendable {
  let pair: [Int]

  init(graph: Int, make: Int) { pair = [graph, make] }
  init(make: Number, core: Number) { pair = [make.number, core.number] }
}

@Graph private final class LocalNameGraph: Sendable {
  let graph: Int
  let value: Int
  let path: String
  let name: String
  @Singleton(Number.init(graph:)) var core: Number
  @Transient(Number.init(value:)) var make: Number
  @Singleton(Text.init(path:)) var replaced: Text
  @Weak(TextHolder.init(name:)) var overrides: TextHolder
  @Singleton(Context.init) var context: Context
  @Assisted(Two.init(graph:make:)) func makeTwo(graph: Int, make: Int) -> Two
  @Transient(Two.init(make:core:)) var members: Two
}

private final class TextHolder: Sendable {
  let text: String

  init(name: String) { text = name }
}

private final class Users: Sendable {}

private final class Engine: Sendable {
  let users: Users

  init(Users users: Users) { self.users = users }
}

@Graph private final class TypeNameGraph: Sendable {
  @Singleton(JoineryGraphTests.makeUsers) var Users: Users
  @Singleton(Engine.init(Users:)) var engine: Engine
}

private func makeUsers() -> Users { Users() }

private struct Label: Sendable {
  let description: String
}

@Graph private final class DescriptionNameGraph: Sendable {
  let description: String
  @Singleton(Label.init(description:)) var label: Label
}

@Graph private final class StaticNameGraph: Sendable {
  let seed: Int
  @Singleton(double(seed:)) var number: Int
  static var number: String { "static" }
  static func number(of value: Int) -> Int { value * 10 }
}

private func double(seed: Int) -> Int { seed * 2 }

private struct Maß: Sendable {
  let values: [Int]

  init(größe: Int, 数: Int) { values = [größe, 数] }
}

@Graph private final class ScriptGraph: Sendable {
  let größe: Int
  let 数: Int
  @Singleton(Maß.init(größe:数:)) var maß: Maß
}

private struct Sized: Sendable {
  let size: Int

  init(`the size` size: Int) { self.size = size }
}

@Graph private final class RawNameGraph: Sendable {
  let `the size`: Int
  @Singleton(Sized.init(`the size`:)) var `made of it`: Sized
}
