import SwiftParser
import SwiftSyntax

/// The targets of a package, as far as they are written as literals.
struct Manifest {
  struct Target: Hashable {
    var name: String
    var isTest: Bool
    /// Where the sources are, if that is written.
    var path: String?
    var excluded: [String]
  }

  let targets: [Target]

  /// Reads the text of a `Package.swift`.
  init(_ text: String) {
    targets = TargetFinder.targets(in: Parser.parse(source: text))
  }
}

/// Finds calls such as `.target(name: "App", path: "App/Sources")`.
private final class TargetFinder: SyntaxVisitor {
  private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro"]
  private var targets: [Manifest.Target] = []

  static func targets(in file: SourceFileSyntax) -> [Manifest.Target] {
    let finder = TargetFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.targets
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.kinds.contains(access.declName.baseName.text),
      let name = node.literal("name")
    else { return .visitChildren }
    let excluded = node.argument("exclude")?.as(ArrayExprSyntax.self)?.elements
      .compactMap(\.expression.literalText)
    targets.append(
      Manifest.Target(
        name: name, isTest: access.declName.baseName.text == "testTarget",
        path: node.literal("path"), excluded: excluded ?? []))
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  fileprivate func literal(_ label: String) -> String? { argument(label)?.literalText }
}
