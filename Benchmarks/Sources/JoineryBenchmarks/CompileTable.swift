internal import Foundation
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

/// The compiler, with the modules and the plug-in that this program was built from.
private struct ProgramCompiler {
  private let options: [String]

  /// Finds the modules beside this program.
  ///
  /// - Throws: An error if this program's file is unknown.
  init() throws {
    guard let program = Bundle.main.executableURL else { throw CocoaError(.fileNoSuchFile) }
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    options = [
      "-swift-version", "6", "-I", folder.appending(path: "Modules").path,
      "-Xcc", "-fmodule-map-file=\(folder.path)/CJoineryThreads.build/module.modulemap",
      "-load-plugin-executable", "\(folder.path)/JoineryMacros-tool#JoineryMacros",
    ]
  }

  /// Compiles a program into an object file, without optimising it.
  func compile(_ text: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    try Program(URL(filePath: "/usr/bin/env")).run(
      ["swiftc", "-emit-object", "-o", folder.appending(path: "main.o").path] + options
        + [file.path])
  }
}
