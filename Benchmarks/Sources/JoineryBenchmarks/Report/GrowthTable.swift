internal import Contenders
internal import Measurement

/// How the cost of the container and of compiling grows.
struct GrowthTable {
  let results: Results

  /// The table: what one more costs should stay what it is.
  var table: TextTable {
    var table = TextTable(header: ["what grows", "n", "all", "each"])
    for (title, rows) in GrowthTable.series {
      for (row, size) in rows {
        guard let count = results.count(row, JoineryContainer.self) else { continue }
        table.append([
          title, Double(size).text(decimals: 0),
          "\(count.instructions.text(decimals: 0)) instructions",
          (count.instructions / Double(size)).text(decimals: 0),
        ])
      }
    }
    for result in results.compilations {
      let seconds = result.withMacros.median
      table.append([
        "compiling a graph type of n members", "\(result.members)", seconds.secondsText,
        (seconds / Double(result.members)).secondsText,
      ])
    }
    return table
  }

  private static let series: [(title: String, rows: [(Row, Int)])] = [
    (
      "from nothing to the first service of n bindings",
      [
        (.firstService3, 3), (.firstService28, 28), (.firstService450, 450),
        (.firstService2756, 2_756),
      ]
    ),
    ("a container of n bindings that exist", [(.build1000, 1_000), (.build10000, 10_000)]),
    (
      "the same for a chain of n, and its head",
      [(.chain100, 100), (.chain1000, 1_000), (.deepChain, 10_000)]
    ),
  ]
}
