/// Rows of text whose columns stand under each other.
package struct TextColumns {
  /// How wide a column grows for the sake of the ones after it.
  static let widest = 72

  private var rows: [[String]] = []

  /// Creates columns without a row.
  package init() {}

  /// Adds a row.
  package mutating func append(_ cells: String...) {
    rows.append(cells)
  }

  /// The rows as lines, without spaces at their ends.
  ///
  /// A cell that is wider than ``widest`` pushes those after it to the right.
  package func lines(indentedBy indentation: Int = 0) -> [String] {
    let widths = columnWidths()
    let margin = String(repeating: " ", count: indentation)
    return rows.map { row in
      var line = ""
      var end = 0
      for (column, cell) in row.enumerated() where !cell.isEmpty {
        let start = widths[..<column].reduce(0) { $0 + $1 + 2 }
        let gap = max(start - end, line.isEmpty ? 0 : 2)
        line += String(repeating: " ", count: gap) + cell
        end += gap + cell.displayWidth
      }
      return line.isEmpty ? "" : margin + line
    }
  }

  private func columnWidths() -> [Int] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        // The last cell of a row pushes nothing.
        if row[(column + 1)...].contains(where: { !$0.isEmpty }) {
          widths[column] = max(widths[column], min(cell.displayWidth, Self.widest))
        }
      }
    }
    return widths
  }
}
