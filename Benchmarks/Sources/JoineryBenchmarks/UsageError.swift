internal import Contenders
internal import Workload

/// Arguments that are not a command.
struct UsageError: Error, CustomStringConvertible {
  var description: String {
    """
    the arguments are none of these:
      [table [<row> ...]]                print times, as ratios
      counts [<row> ...]                 print instructions and allocations
      start [<graph> ...]                print the times of starting, as ratios
      compile                            print the times of compiling graph types, as ratios
      assert                             compare instructions and allocations with the bars
      report --output <folder> [<part> ...]
                                         measure, and write tables and a picture
      draw --output <folder>             write the same of what was measured last
      count <row> <contender> <times>    do a row's work, to be counted
    rows: \(Row.allCases.map(\.rawValue).joined(separator: " "))
    parts: \(ReportPart.allCases.map(\.rawValue).joined(separator: " "))
    graphs: \(StartGraph.Shape.allCases.map(\.rawValue).joined(separator: " "))
    contenders: \(contenders.map { $0.name }.joined(separator: " "))
    """
  }
}
