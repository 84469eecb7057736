import JoineryAnalysis
import JoinerySyntax
import SwiftParser
import SwiftSyntax
import Testing

/// A graph that is read from a text.
struct GraphSource {
  let text: String
  let declaration: GraphDeclaration
  private let converter: SourceLocationConverter

  /// Reads the first class of a text.
  init(_ text: String) throws {
    self.text = text
    let file = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: "Graph.swift", tree: file)
    declaration = GraphDeclaration(
      try #require(file.statements.lazy.compactMap { $0.item.as(ClassDeclSyntax.self) }.first))
  }

  /// Reads the members of a class.
  init(members: String) throws {
    try self.init("@Graph\nfinal class AppGraph {\n\(members)\n}")
  }

  var graph: Graph {
    declaration.graph { node in
      let location = node.startLocation(converter: converter)
      return SourcePlace(file: "Graph.swift", line: location.line, column: location.column)
    }
  }

  /// The needs of each member that has any, in short: `users: database later:makeCart`.
  var needs: [String] {
    declaration.members.filter { !$0.needs.isEmpty }.map { member in
      let needs = member.needs.map { need in
        let source =
          switch need.source {
          case .member: ""
          case .parent: "parent:"
          case .unknown: "unknown:"
          }
        return "\(need.isDeferred ? "later:" : "")\(source)\(need.name)"
      }
      return "\(member.name): \(needs.joined(separator: " "))"
    }
  }

  /// A diagnostic in short, each of its lines with the place: `3:14 id: message`.
  func lines(of diagnostic: GraphDiagnostic) -> [String] {
    let first = "\(place(of: diagnostic.node)) \(diagnostic.severity) \(diagnostic.id): "
    return [first + diagnostic.message]
      + diagnostic.notes.map { "\(place(of: $0.node)) note: \($0.message)" }
      + diagnostic.fixIts.flatMap { fix in
        ["fix: \(fix.message)"] + changedLines(by: fix).map { "  | \($0)" }
      }
  }

  private func place(of node: Syntax) -> String { Self.place(of: node, converter) }

  static func place(of node: Syntax, _ converter: SourceLocationConverter) -> String {
    let location = node.startLocation(converter: converter)
    return "\(location.line):\(location.column)"
  }

  /// The text after a change.
  func text(after fix: GraphDiagnostic.FixIt) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(
        edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines that a change has written, or else the line before what it removed.
  private func changedLines(by fix: GraphDiagnostic.FixIt) -> [String] {
    let old = text.split(separator: "\n", omittingEmptySubsequences: false)
    let new = self.text(after: fix).split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).insertions.compactMap { change in
      guard case .insert(_, let line, _) = change else { return nil }
      return line.drop { $0 == " " }.description
    }
  }
}
