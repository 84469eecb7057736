/// Cells in columns that are as wide as their widest cell.
struct TextTable {
  /// On which side a column's cells are flush.
  enum Alignment {
    case left
    case right
  }

  /// The columns; a cell beyond the last one is flush left.
  let columns: [Alignment]
  /// The cells, row by row.
  var rows: [[String]] = []

  /// The table as lines, with two spaces between the columns.
  var text: String {
    let rows = rows.map { $0.map(\.printable) }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        let isRight = column < columns.count && columns[column] == .right
        return isRight ? space + cell : cell + space
      }
      return cells.joined(separator: "  ").trimmingTrailingSpaces
    }
    .joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
