internal import Contenders
internal import Foundation
internal import Workload

/// What the program is asked to do.
enum Command {
  case table(rows: [Row])
  case counts(rows: [Row])
  case start(shapes: [StartGraph.Shape])
  case compile
  case assert
  case report(folder: String, parts: [ReportPart])
  case draw(folder: String)
  case count(row: Row, contender: any Contender.Type, times: Int)

  /// Reads the program's arguments.
  ///
  /// - Throws: ``UsageError`` if they are not a command.
  init(_ arguments: ArraySlice<String>) throws {
    let operands = Array(arguments.dropFirst())
    switch arguments.first {
    case nil:
      self = .table(rows: Row.allCases)
    case "table":
      self = .table(rows: try Command.rows(operands))
    case "counts":
      self = .counts(rows: try Command.rows(operands))
    case "start":
      self = .start(shapes: try Command.shapes(operands))
    case "compile" where operands.isEmpty:
      self = .compile
    case "assert" where operands.isEmpty:
      self = .assert
    case "report" where operands.first == "--output" && operands.count >= 2:
      self = .report(folder: operands[1], parts: try Command.parts(operands.dropFirst(2)))
    case "draw" where operands.first == "--output" && operands.count == 2:
      self = .draw(folder: operands[1])
    case "count" where operands.count == 3:
      guard let times = Int(operands[2]) else { throw UsageError() }
      self = .count(
        row: try Command.row(operands[0]), contender: try Command.contender(operands[1]),
        times: times)
    default:
      throw UsageError()
    }
  }

  private static func rows(_ names: [String]) throws -> [Row] {
    names.isEmpty ? Row.allCases : try names.map(row)
  }

  private static func shapes(_ names: [String]) throws -> [StartGraph.Shape] {
    try names.isEmpty
      ? StartGraph.Shape.allCases
      : names.map { name in
        guard let shape = StartGraph.Shape(rawValue: name) else { throw UsageError() }
        return shape
      }
  }

  private static func parts(_ names: ArraySlice<String>) throws -> [ReportPart] {
    try names.isEmpty
      ? ReportPart.allCases
      : names.map { name in
        guard let part = ReportPart(rawValue: name) else { throw UsageError() }
        return part
      }
  }

  private static func row(_ name: String) throws -> Row {
    guard let row = Row(rawValue: name) else { throw UsageError() }
    return row
  }

  private static func contender(_ name: String) throws -> any Contender.Type {
    guard let contender = contenders.first(where: { $0.name == name }) else { throw UsageError() }
    return contender
  }

  /// Does it.
  func run() throws {
    switch self {
    case .table(let rows): TimeTable(rows: rows).print()
    case .counts(let rows):
      var counts = Counts()
      try counts.print(rows)
    case .start(let shapes): try StartTable(shapes: shapes).print()
    case .compile: try CompileTable().print()
    case .assert: try Assertion().run()
    case .report(let folder, let parts):
      try Report(folder: URL(filePath: folder), parts: parts).run()
    case .draw(let folder): try Report(folder: URL(filePath: folder)).draw()
    case .count(let row, let contender, let times): Count.execute(row, contender, times: times)
    }
  }
}
