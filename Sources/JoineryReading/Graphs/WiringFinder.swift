import JoinerySyntax
import SwiftIfConfig
import SwiftSyntax

/// Finds what wires something: graph types, containers, what is derived from them, and entries.
final class WiringFinder: SyntaxVisitor {
  private let build: AssumedBuild
  /// What containers are called besides their name.
  private let aliases: Set<String>
  private(set) var graphs: [ClassDeclSyntax] = []
  private(set) var containers: [FunctionCallExprSyntax] = []
  private(set) var derived: [FunctionCallExprSyntax] = []
  private(set) var entries: [VariableDeclSyntax] = []
  /// The attributes that would say how a member of a graph is made, wherever they stand.
  private(set) var memberAttributes: [AttributeSyntax] = []
  /// The types that would be graphs if they were classes, each with its attribute.
  private(set) var otherGraphs: [(attribute: AttributeSyntax, type: Syntax)] = []

  private init(_ build: AssumedBuild, _ aliases: Set<String>) {
    self.build = build
    self.aliases = aliases
    super.init(viewMode: .sourceAccurate)
  }

  /// What wires something in a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - aliases: The names of type aliases that stand for a container.
  /// - Returns: What was found.
  /// - Complexity: O(*n*), where *n* is the length of the file.
  static func wiring(in file: SourceFile, aliases: Set<String>) -> WiringFinder {
    let finder = WiringFinder(file.build, aliases)
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
    if mayMakeContainer(node.calledExpression) {
      containers.append(node)
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base != nil,
      ["scope", "overriding", "withScope"].contains(access.declName.baseName.text)
    {
      derived.append(node)
    }
    return .visitChildren
  }

  /// Whether calling an expression may make a container: `Container`, `Container.init`, `.init`.
  private func mayMakeContainer(_ callee: ExprSyntax) -> Bool {
    if let access = callee.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.`init`)
    {
      return access.base.map { isContainer($0) || $0.trimmedDescription == "self" } ?? true
    }
    return isContainer(callee)
  }

  private func isContainer(_ type: ExprSyntax) -> Bool {
    if type.isNamed("Container") || type.isNamed("Self") { return true }
    if let reference = type.as(DeclReferenceExprSyntax.self) {
      return aliases.contains(reference.baseName.plainName)
    }
    guard let access = type.as(MemberAccessExprSyntax.self) else { return false }
    return aliases.contains(access.declName.baseName.plainName)
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
