internal import Measurement
internal import Workload

/// The times of compiling composition roots of many members, as ratios against the same code by hand.
struct CompileTable {
  /// The numbers of members.
  static let counts = [100, 200, 500]
  /// How often each program is compiled.
  private static let rounds = 5

  /// What compiling a program takes.
  struct Result: Codable {
    var members: Int
    var byHand: Spread
    var withMacros: Spread
    /// How many times as long it takes with the macros.
    var ratio: Spread
  }

  /// Measures.
  ///
  /// - Throws: ``ProgramError`` when a program could not be compiled, or the error of a file.
  static func measure() throws -> [Result] {
    let compiler = try ProgramCompiler()
    return try CompileTable.counts.map { count in
      let source = GraphSource(count: count)
      let texts = [source.text(by: .hand), source.text(by: .macros)]
      let comparison = try Comparison(of: texts.count, rounds: CompileTable.rounds) { index in
        let start = ContinuousClock.now
        try compiler.compile(texts[index])
        return (ContinuousClock.now - start) / .seconds(1)
      }
      return Result(
        members: count, byHand: comparison.seconds[0], withMacros: comparison.seconds[1],
        ratio: comparison.ratios[1])
    }
  }

  /// Measures and prints.
  ///
  /// - Throws: ``ProgramError`` when a program could not be compiled, or the error of a file.
  func print() throws {
    Swift.print(CompileTable.table(of: try CompileTable.measure()))
    Swift.print(
      "\nThe medians of \(CompileTable.rounds) rounds; in brackets the least and the most.")
  }

  /// The results as a table.
  static func table(of results: [Result]) -> TextTable {
    var table = TextTable(header: ["members", "by hand", "with the macros", "times that"])
    for result in results {
      table.append([
        "\(result.members)", result.byHand.median.secondsText,
        result.withMacros.median.secondsText, result.ratio.text(decimals: 2),
      ])
    }
    return table
  }
}
