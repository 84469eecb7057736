import JoineryAnalysis
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A file that has been parsed.
final class SourceFile: Sendable {
  let text: SourceText
  let tree: SourceFileSyntax
  /// The modules that the file imports, in the order of the source.
  let imports: [String]
  /// The modules that who imports this file's module has as well.
  let reexports: [String]
  /// What decides `#if`.
  let build: AssumedBuild
  private let converter: SourceLocationConverter

  /// Parses a file.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: SourceText, build: AssumedBuild) {
    self.text = text
    self.build = build
    tree = Parser.parse(source: text.text)
    converter = SourceLocationConverter(fileName: text.fileID, tree: tree)
    let imports = tree.statements.imports(in: build)
    self.imports = imports.compactMap(\.moduleName)
    reexports = imports.filter { $0.attributes.contains("_exported") }.compactMap(\.moduleName)
  }

  var module: String { text.module }

  /// Where a piece of syntax of this file begins.
  func place(of node: some SyntaxProtocol) -> SourcePlace {
    place(at: node.positionAfterSkippingLeadingTrivia)
  }

  /// The place of a position in the file.
  func place(at position: AbsolutePosition) -> SourcePlace {
    let location = converter.location(for: position)
    return SourcePlace(file: text.fileID, line: location.line, column: location.column)
  }
}

extension CodeBlockItemListSyntax {
  /// The imports, also those within `#if`.
  fileprivate func imports(in build: AssumedBuild) -> [ImportDeclSyntax] {
    activeItems(in: build).compactMap { $0.item.as(ImportDeclSyntax.self) }
  }
}

extension ImportDeclSyntax {
  /// The first component of what is imported.
  fileprivate var moduleName: String? { path.first?.name.text }
}

extension AttributeListSyntax {
  /// Whether there is an attribute of this name.
  fileprivate func contains(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}
