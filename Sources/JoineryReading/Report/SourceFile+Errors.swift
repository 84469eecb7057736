import JoineryAnalysis
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension SourceFile {
  /// What the parser doesn't understand.
  var syntaxErrors: [ReportedIssue] {
    guard tree.hasError else { return [] }
    // The parser's diagnostics stop the program where a correction of spaces meets such a character.
    let strays = strayPositions
    if !strays.isEmpty {
      return strays.map {
        ReportedIssue(.syntaxError("invalid character in source file", at: place(at: $0)))
      }
    }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { ReportedIssue(.syntaxError($0.message, at: place(at: $0.position))) }
  }

  /// Where there are characters that no Swift source has outside of literals and comments.
  private var strayPositions: [AbsolutePosition] {
    tree.tokens(viewMode: .all).flatMap { token in
      strays(in: token.leadingTrivia, from: token.position)
        + strays(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
    }
  }

  private func strays(in trivia: Trivia, from start: AbsolutePosition) -> [AbsolutePosition] {
    var position = start
    var found: [AbsolutePosition] = []
    for piece in trivia {
      if case .unexpectedText = piece { found.append(position) }
      position += piece.sourceLength
    }
    return found
  }

  /// Whether the file may wire anything: it sees Joinery.
  func mayWire(_ index: DeclarationIndex) -> Bool {
    ([module] + imports).contains { name in
      name.hasPrefix("Joinery")
        || index.reexports[name]?.contains { $0.hasPrefix("Joinery") } ?? false
    }
  }
}
