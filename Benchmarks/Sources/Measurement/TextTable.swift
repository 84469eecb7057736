/// A table of text with aligned columns: the first one to the left, the others to the right.
package struct TextTable: CustomStringConvertible, Sendable {
  private var rows: [[String]]

  /// Creates a table with a header.
  package init(header: [String]) {
    rows = [header]
  }

  /// Adds a row.
  ///
  /// - Parameter row: As many cells as the header has.
  package mutating func append(_ row: [String]) {
    precondition(row.count == rows[0].count, "Every row has as many cells as the header")
    rows.append(row)
  }

  /// The table as Markdown has it.
  package var markdown: String {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    let alignments = rows[0].indices.map { $0 == 0 ? "---" : "---:" }
    return ([line(rows[0]), line(alignments)] + rows.dropFirst().map(line)).joined(separator: "\n")
  }

  package var description: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }.joined(separator: "   ")
    }
    let width = widths.reduce(0, +) + 3 * (widths.count - 1)
    lines.insert(String(repeating: "-", count: width), at: 1)
    return lines.joined(separator: "\n")
  }
}
