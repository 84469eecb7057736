import JoineryAnalysis
import JoineryReading
import JoinerySyntax
import SwiftParser
import SwiftSyntax

extension Checks {
  /// How deep square brackets may be in each other.
  ///
  /// The parser of the toolchain takes twice as long for each further one in a type, and an hour for forty.
  private static let bracketLimit = 8

  /// Reads a source as the tool does and as the macros do, and exercises the graphs that it has.
  mutating func exercise(source text: String) {
    if depthOfBrackets(in: text) > Self.bracketLimit { return }
    let report = SourceReader.read(
      [SourceText(path: "Sources/App/App.swift", module: "App", text: text)],
      lint: LintOptions())
    let tree = Parser.parse(source: text)
    let converter = SourceLocationConverter(fileName: "App/App.swift", tree: tree)
    let lines = converter.location(for: tree.endPosition).line
    for issue in report.issues + report.practices {
      exercise(issue.issue, lines: lines)
    }
    for item in report.unreadable {
      expect(!item.reason.isEmpty, "what can't be read has no reason")
      expect(isWithin(lines, item.place), "there is no \(item.place)")
    }
    for read in report.graphs {
      expect(isWithin(lines, read.place), "there is no \(read.place)")
      exerciseText(of: read.graph)
    }
    exerciseMacros(in: tree, length: text.utf8.count)
  }

  private func depthOfBrackets(in text: String) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in text.utf8 where byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") {
      depth = max(0, depth + (byte == UInt8(ascii: "[") ? 1 : -1))
      deepest = max(deepest, depth)
    }
    return deepest
  }

  private mutating func exercise(_ issue: Issue, lines: Int) {
    expectPrintable(PlainTextRenderer().text(of: issue), from: "'\(issue.id)'")
    if let place = issue.place {
      expect(isWithin(lines, place), "there is no \(place)")
    }
  }

  private func isWithin(_ lines: Int, _ place: SourcePlace) -> Bool {
    (1...lines).contains(place.line) && (place.column ?? 1) >= 1
  }

  /// Reads every class as the macros do, which have no `#if` to decide and correct what is wrong.
  private mutating func exerciseMacros(in tree: SourceFileSyntax, length: Int) {
    let finder = ClassFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for declaration in finder.classes.map({ GraphDeclaration($0) }) {
      exerciseText(of: declaration.graph { _ in nil })
      for diagnostic in declaration.diagnostics() {
        exercise(diagnostic, length: length)
      }
    }
    for variable in finder.variables {
      for diagnostic in variable.entryDiagnostics + variable.propertyDiagnostics {
        exercise(diagnostic, length: length)
      }
    }
  }

  private mutating func exercise(_ diagnostic: GraphDiagnostic, length: Int) {
    expect(!diagnostic.message.isEmpty, "'\(diagnostic.id)' says nothing")
    for edit in diagnostic.fixIts.flatMap(\.edits) {
      expect(
        edit.range.upperBound.utf8Offset <= length,
        "'\(diagnostic.id)' corrects what isn't in the source")
    }
  }
}

/// Finds what the macros are called with.
private final class ClassFinder: SyntaxVisitor {
  private(set) var classes: [ClassDeclSyntax] = []
  private(set) var variables: [AmbientVariable] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.append(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let context = sequence(first: Syntax(node), next: \.parent).dropFirst()
      .filter { $0.isProtocol((any DeclGroupSyntax).self) }
    for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
      variables.append(AmbientVariable(attribute, node, in: context))
    }
    return .visitChildren
  }
}
