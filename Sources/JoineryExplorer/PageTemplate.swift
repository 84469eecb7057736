/// A text with gaps, each of which is a name between `{{` and `}}`.
struct PageTemplate {
  private let pieces: [Piece]

  private enum Piece {
    case text(Substring)
    case gap(String)
  }

  /// Reads a template.
  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      pieces.append(.text(rest[..<start.lowerBound]))
      pieces.append(.gap(String(rest[start.upperBound..<end.lowerBound])))
      rest = rest[end.upperBound...]
    }
    pieces.append(.text(rest))
    self.pieces = pieces
  }

  /// The text with its gaps filled; what is put into one is not looked at again.
  func text(with parts: [String: String]) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .gap(let name): text += parts[name] ?? ""
      }
    }
  }
}
