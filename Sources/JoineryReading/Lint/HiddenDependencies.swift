import JoineryAnalysis
import JoinerySyntax
import SwiftSyntax

/// What a graph makes should get its dependencies as parameters.
enum HiddenDependencies: LintRule {
  static func issues(in subject: LintSubject) -> [Issue] {
    var seen: Set<Int> = []
    return subject.makings.filter { seen.insert($0.type.number).inserted }.flatMap { making in
      making.type.parts.flatMap { part in
        AmbientReads.reads(in: part.syntax).map { read in
          .hiddenDependency(
            of: making.type.name, by: read.text, graph: making.graph,
            at: part.file.place(of: read.node))
        }
      }
    }
  }
}

/// Finds where a type reads ambient values, types within it left out.
private final class AmbientReads: SyntaxVisitor {
  private let root: SyntaxIdentifier
  private var reads: [(node: Syntax, text: String)] = []

  private init(_ root: SyntaxIdentifier) {
    self.root = root
    super.init(viewMode: .sourceAccurate)
  }

  static func reads(in type: Syntax) -> [(node: Syntax, text: String)] {
    let visitor = AmbientReads(type.id)
    visitor.walk(type)
    return visitor.reads
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let attribute = node.attributes.named("Injected") {
      reads.append((Syntax(attribute), "@Injected"))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "current",
      let base = node.base, base.isNamed("InjectedValues")
    {
      reads.append((Syntax(node), "InjectedValues.current"))
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }

  private func inner(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    node.id == root ? .visitChildren : .skipChildren
  }
}
