internal import Contenders
internal import Measurement

/// The counts that have been made so far.
struct Counts {
  /// A row's work, done by a contender.
  struct Cell: Hashable {
    var row: Row
    var contender: String
  }

  private var counts: [Cell: Count] = [:]

  /// Returns a count, which is made the first time.
  ///
  /// - Throws: An error if this program could not be run under callgrind.
  subscript(cell: Cell) -> Count {
    mutating get throws {
      if let count = counts[cell] { return count }
      let count = try Count(cell)
      counts[cell] = count
      return count
    }
  }

  /// Makes sure that callgrind's record is understood, so that no bar is met by counting nothing.
  ///
  /// - Throws: ``UnknownCounts`` if hand-written code does not make a tree in 7 allocations, or an
  ///   error if this program could not be run under callgrind.
  mutating func check() throws {
    let tree = try self[Cell(row: .tree, contender: HandWritten.name)]
    guard tree.allocations.rounded() == 7, tree.instructions > 7 else { throw UnknownCounts() }
  }

  /// Prints the counts of some rows.
  ///
  /// - Throws: An error if this program could not be run under callgrind.
  mutating func print(_ rows: [Row]) throws {
    var table = TextTable(
      header: [""] + contenders.flatMap { ["\($0.name): instructions", "times", "allocations"] })
    for row in rows where row.isCounted {
      let base = try self[Cell(row: row, contender: contenders[0].name)]
      var cells = [row.title]
      for contender in contenders {
        guard contender.init().work(for: row) != nil else {
          cells += ["", "", ""]
          continue
        }
        let count = try self[Cell(row: row, contender: contender.name)]
        cells += [
          count.instructions.text(decimals: 0),
          (count.instructions / base.instructions).text(decimals: 2),
          count.allocations.text(decimals: 0),
        ]
      }
      table.append(cells)
    }
    Swift.print(table)
  }
}
