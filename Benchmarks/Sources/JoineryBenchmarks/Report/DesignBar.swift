internal import Contenders
internal import Measurement
internal import Workload

/// A bar of the design, and what was measured of it.
struct DesignBar {
  var work: String
  var unit: String?
  var limit: Double
  var value: Double?

  /// Whether the bar holds, as it is shown: nil if it was not measured.
  private var holds: Bool? { value.map { $0.rounded(to: 3) <= limit } }

  private func text(_ value: Double) -> String {
    let isWhole = value == value.rounded()
    let number = value.text(decimals: isWhole || value >= 1_000 ? 0 : value < 1 ? 3 : 2)
    return unit.map { "\(number) \($0)" } ?? number
  }

  /// The bars as a table.
  static func table(of bars: [DesignBar]) -> TextTable {
    var table = TextTable(header: ["work", "bar", "measured", "holds"])
    for bar in bars {
      table.append([
        bar.work, "≤ \(bar.text(bar.limit))", bar.value.map(bar.text) ?? "not measured",
        bar.holds.map { $0 ? "yes" : "**no**" } ?? "",
      ])
    }
    return table
  }
}

extension DesignBar {
  /// The bars, in the design's order.
  static func all(_ results: Results) -> [DesignBar] {
    counts(results) + threads(results) + building(results) + starts(results) + tools(results)
  }

  private static func counts(_ results: Results) -> [DesignBar] {
    func bars(
      _ row: Row, _ contender: any Contender.Type, _ limit: Double
    ) -> [DesignBar] {
      let allocations = results.count(row, contender)?.allocations
      let base = results.count(row, HandWritten.self)?.allocations
      return [
        DesignBar(
          work: "\(contender.name): \(row.title), instructions against hand-written", limit: limit,
          value: results.ratio(row, contender)),
        DesignBar(
          work: "\(contender.name): \(row.title), allocations", limit: base ?? 0,
          value: allocations),
      ]
    }
    let limits: [(any Contender.Type, singleton: Double, tree: Double)] = [
      (JoineryGraph.self, 1.2, 1.05), (JoineryContainer.self, 1.5, 1.5),
    ]
    return limits.flatMap { contender, singleton, tree in
      bars(.singleton, contender, singleton) + bars(.tree, contender, tree)
        + bars(.forest, contender, tree)
    }
  }

  private static func threads(_ results: Results) -> [DesignBar] {
    [JoineryGraph.self, JoineryContainer.self].map { (contender: any Contender.Type) in
      DesignBar(
        work: "\(contender.name): \(Row.twoThreads.title), time against hand-written", limit: 1.1,
        value: results.time(.twoThreads, contender)?.ratio.median)
    }
  }

  private static func building(_ results: Results) -> [DesignBar] {
    let container = JoineryContainer.self
    let perBinding = results.time(.build1000, container).map { $0.seconds.median * 1e6 / 1_000 }
    return [
      DesignBar(
        work: "`Container.init`: instructions for 10,000 bindings against 1,000", limit: 12,
        value: results.ratio(.build10000, container, to: .build1000, container)),
      DesignBar(
        work: "`Container.init`: time a binding, of 1,000", unit: "µs", limit: 2,
        value: perBinding),
      DesignBar(
        work: "`overriding` one of 1,000 and a resolve, instructions against building", limit: 0.3,
        value: results.ratio(.override, container, to: .build1000, container)),
    ]
  }

  private static func starts(_ results: Results) -> [DesignBar] {
    let starts = [StartGraph.Shape.chain, .wide, .diamonds].map { shape in
      let result = results.starts[shape.rawValue]
      return DesignBar(
        work: "`start()` of 100, \(shape.rawValue): time against the longest chain", limit: 1.1,
        value: result.flatMap { result in
          result.seconds.last.map { $0.median / result.chainSeconds }
        })
    }
    return starts + [
      DesignBar(
        work: "a scope of an ambient value and a read, instructions against a `TaskLocal`",
        limit: 2, value: results.ratio(.scope, JoineryContainer.self))
    ]
  }

  private static func tools(_ results: Results) -> [DesignBar] {
    let largest = results.compilations.last
    let growth = results.compilations.first.flatMap { first in
      largest.map { $0.withMacros.median / first.withMacros.median }
    }
    let byHand = results.sizes[ConsumerPackage.App.hand.rawValue]
    let sizes = [ConsumerPackage.App.graph, .container].map { app in
      let size = results.sizes[app.rawValue]
      return DesignBar(
        work: "what a small app with a \(app.rawValue) gains, stripped", unit: "KB", limit: 150,
        value: size.flatMap { size in byHand.map { Double(size - $0) / 1_000 } })
    }
    return [
      DesignBar(
        work: "a `@Graph` of 500 members, compiled, against hand-written", limit: 2,
        value: largest?.ratio.median),
      DesignBar(
        work: "the same, 500 members against 100 (linear is 5)", limit: 5,
        value: growth),
    ]
      + BuildTable.Subject.allCases.map { subject in
        DesignBar(
          work: "a clean debug build of \(subject.title)", unit: "s", limit: 60,
          value: results.builds[subject.rawValue]?.median)
      } + sizes
  }
}

extension Double {
  /// The number, rounded to some decimals.
  fileprivate func rounded(to decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}
