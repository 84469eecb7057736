internal import Contenders
internal import Measurement
internal import Workload

/// What the report writes into its page, and its picture.
struct ReportPage {
  let results: Results

  /// The parts of the page, by name.
  var parts: [(name: String, content: String)] {
    [
      ("machine", machine), ("bars", DesignBar.table(of: DesignBar.all(results)).markdown),
      ("counts", counts), ("growth", GrowthTable(results: results).table.markdown),
      ("times", times), ("starts", starts),
      ("compile", CompileTable.table(of: results.compilations).markdown),
      ("size", SizeTable.table(of: results.sizes).markdown),
      ("build", BuildTable.table(of: results.builds).markdown),
    ]
  }

  private var machine: String {
    guard let machine = results.machine else { return "Not measured." }
    return "\(machine.cores) cores of \(machine.processor), \(machine.system), \(machine.compiler)."
  }

  private var counts: String {
    let others = contenders.dropFirst()
    var table = TextTable(
      header: ["", "\(contenders[0].name): instructions", "allocations"]
        + others.flatMap { ["\($0.name): times that", "allocations"] })
    for row in Row.allCases {
      guard let base = results.count(row, contenders[0]) else { continue }
      var cells = [
        row.title, base.instructions.text(decimals: 0), base.allocations.text(decimals: 0),
      ]
      for contender in others {
        let count = results.count(row, contender)
        cells += [
          results.ratio(row, contender)?.text(decimals: 2) ?? "",
          count?.allocations.text(decimals: 0) ?? "",
        ]
      }
      table.append(cells)
    }
    return table.markdown
  }

  private var times: String {
    let others = contenders.dropFirst()
    var table = TextTable(
      header: ["", contenders[0].name] + others.map { "\($0.name), times that" })
    for row in Row.allCases {
      guard let base = results.time(row, contenders[0]) else { continue }
      table.append(
        [row.title, base.seconds.median.secondsText]
          + others.map { results.time(row, $0)?.ratio.text(decimals: 2) ?? "" })
    }
    return table.markdown
  }

  private var starts: String {
    var table = StartTable.table
    for shape in StartGraph.Shape.allCases {
      guard let result = results.starts[shape.rawValue] else { continue }
      table.append(StartTable.line(shape, result))
    }
    return table.markdown
  }

  /// The picture of the counts: rows in which hand-written code does the same as the others.
  var chart: BarChart {
    let others = Array(contenders.dropFirst())
    let groups = Row.comparable.map { row in
      BarChart.Group(title: row.title, values: others.map { results.ratio(row, $0) })
    }
    return BarChart(
      title: "Instructions, times those of hand-written code",
      axisTitle: "times the instructions of hand-written code, on a logarithmic scale",
      series: others.map { $0.name }, groups: groups)
  }
}

extension Row {
  /// Rows of which every contender has its own, and all build the same.
  fileprivate static let comparable: [Row] = [
    .singleton, .transient, .combined, .complex, .property, .collection, .conditional, .tree,
    .chain, .mixed, .grove, .forest, .childScope, .scope,
  ]
}
