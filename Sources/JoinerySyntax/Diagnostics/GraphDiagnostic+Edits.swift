import SwiftSyntax

extension GraphDiagnostic.Edit {
  /// Replaces a piece of syntax, but not the space around it.
  static func replacing(_ node: some SyntaxProtocol, with text: String) -> Self {
    Self(node: Syntax(node), range: node.trimmedRange, text: text)
  }

  static func inserting(_ text: String, before node: some SyntaxProtocol) -> Self {
    let start = node.positionAfterSkippingLeadingTrivia
    return Self(node: Syntax(node), range: start..<start, text: text)
  }

  static func inserting(_ text: String, after node: some SyntaxProtocol) -> Self {
    let end = node.endPositionBeforeTrailingTrivia
    return Self(node: Syntax(node), range: end..<end, text: text)
  }

  /// Removes the first of several words, with the space or the line break after it.
  static func removingFirst(_ node: some SyntaxProtocol) -> Self {
    let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    // A comment belongs to what follows.
    let space = next?.leadingTrivia.pieces.prefix(while: \.isWhitespace) ?? []
    return Self(
      node: Syntax(node),
      range: node
        .positionAfterSkippingLeadingTrivia..<node.endPosition.advanced(
          by: Trivia(pieces: space).sourceLength.utf8Length), text: "")
  }

  /// Removes a declaration with its comment and the line break before it.
  static func removingLine(_ node: some SyntaxProtocol) -> Self {
    Self(
      node: Syntax(node), range: node.position..<node.endPositionBeforeTrailingTrivia, text: "")
  }

  /// Removes a later word, with the space before it.
  static func removingLast(_ node: some SyntaxProtocol) -> Self {
    let previous = node.firstToken(viewMode: .sourceAccurate)?
      .previousToken(viewMode: .sourceAccurate)
    let start = previous?.endPositionBeforeTrailingTrivia ?? node.position
    return Self(
      node: Syntax(node), range: start..<node.endPositionBeforeTrailingTrivia, text: "")
  }
}

extension GraphDeclaration {
  /// Adds a line at the top of the class.
  func addingMember(_ text: String) -> GraphDiagnostic.Edit {
    let brace = syntax.memberBlock.leftBrace
    let next = brace.nextToken(viewMode: .sourceAccurate)
    let beginsLine = next?.leadingTrivia.contains(where: \.isNewline) ?? false
    let indentation = syntax.memberBlock.members.first?.leadingTrivia.pieces
      .reversed().prefix { $0.isSpaceOrTab }.reversed()
    let margin = beginsLine ? indentation.map { Trivia(pieces: $0).description } ?? "  " : "  "
    return .inserting("\n\(margin)\(text)\(beginsLine ? "" : "\n")", after: brace)
  }
}
