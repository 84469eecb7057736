import JoinerySyntax
import SwiftIfConfig
import SwiftSyntax

/// Finds what wires something: graph types, containers, what is derived from them, and entries.
final class WiringFinder: SyntaxVisitor {
  private let build: AssumedBuild
  private(set) var graphs: [ClassDeclSyntax] = []
  private(set) var containers: [FunctionCallExprSyntax] = []
  private(set) var derived: [FunctionCallExprSyntax] = []
  private(set) var entries: [VariableDeclSyntax] = []
  /// The attributes that would say how a member of a graph is made, wherever they stand.
  private(set) var memberAttributes: [AttributeSyntax] = []
  /// The types that would be graphs if they were classes, each with its attribute.
  private(set) var otherGraphs: [(attribute: AttributeSyntax, type: Syntax)] = []

  private init(_ build: AssumedBuild) {
    self.build = build
    super.init(viewMode: .sourceAccurate)
  }

  /// What wires something in a file.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  static func wiring(in file: SourceFile) -> WiringFinder {
    let finder = WiringFinder(file.build)
    finder.walk(file.tree)
    return finder
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.named("Graph") != nil { graphs.append(node) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.named("InjectedEntry") != nil { entries.append(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.isNamed("Container") {
      containers.append(node)
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base != nil,
      ["scope", "overriding", "withScope"].contains(access.declName.baseName.text)
    {
      derived.append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.isOfGraphMember {
      memberAttributes.append(node)
    } else if node.baseName == "Graph", let type = node.parent?.parent,
      !type.is(ClassDeclSyntax.self), type.asProtocol((any DeclGroupSyntax).self) != nil
    {
      otherGraphs.append((node, type))
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.activeClause(in: build).clause?.elements { walk(elements) }
    return .skipChildren
  }
}
