import JoineryAnalysis
import SwiftSyntax

/// The comments of a file that allow something: `// joinery:allow deep-graph`.
struct Allowances {
  private struct Allowance {
    let id: String
    let place: SourcePlace
    /// The line in which it allows something besides its own.
    let line: Int
    var isUsed = false
  }

  private static let mark = "joinery:allow"
  private var allowances: [Allowance] = []

  /// Finds the comments.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  init(in file: SourceFile) {
    guard file.text.text.contains(Self.mark) else { return }
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      var position = token.position
      for piece in token.leadingTrivia {
        add(piece, at: position, in: file)
        position += piece.sourceLength
      }
      position = token.endPositionBeforeTrailingTrivia
      for piece in token.trailingTrivia {
        add(piece, at: position, in: file)
        position += piece.sourceLength
      }
    }
    // Of several comments above a line, each is for that line.
    let lines = Set(allowances.map(\.place.line))
    allowances = allowances.map { allowance in
      var line = allowance.place.line + 1
      while lines.contains(line) { line += 1 }
      return Allowance(id: allowance.id, place: allowance.place, line: line)
    }
  }

  private mutating func add(
    _ piece: TriviaPiece, at position: AbsolutePosition, in file: SourceFile
  ) {
    guard case .lineComment(let text) = piece else { return }
    let words = text.dropFirst(2).drop { $0 == " " }
    guard words.hasPrefix(Self.mark) else { return }
    // A reason may follow in parentheses.
    let ids = words.dropFirst(Self.mark.count).prefix { $0 != "(" }
      .split { $0 == "," || $0.isWhitespace }
    let place = file.place(at: position)
    allowances += (ids.isEmpty ? [""] : ids).map {
      Allowance(id: String($0), place: place, line: place.line)
    }
  }

  /// Whether an issue is allowed.
  mutating func allow(_ issue: Issue) -> Bool {
    guard let line = issue.place?.line else { return false }
    let found = allowances.indices.filter {
      allowances[$0].id == issue.id.rawValue
        && (allowances[$0].place.line == line || allowances[$0].line == line)
    }
    for index in found { allowances[index].isUsed = true }
    return !found.isEmpty
  }

  /// What is wrong with the comments, once all issues have been shown to them.
  var issues: [Issue] {
    let known = Linter.ids.map(\.rawValue)
    return allowances.compactMap { allowance in
      if !known.contains(allowance.id) {
        return .unknownAllowance(
          of: allowance.id, similar: known.similar(to: allowance.id).first, at: allowance.place)
      }
      return allowance.isUsed ? nil : .unusedAllowance(of: allowance.id, at: allowance.place)
    }
  }
}
