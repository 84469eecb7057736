internal import Contenders

/// Arguments that are not a command.
struct UsageError: Error, CustomStringConvertible {
  var description: String {
    """
    the arguments are none of these:
      [table [<row> ...]]                print times, as ratios
      counts [<row> ...]                 print instructions and allocations
      assert                             compare instructions and allocations with the bars
      count <row> <contender> <times>    do a row's work, to be counted
    rows: \(Row.allCases.map(\.rawValue).joined(separator: " "))
    contenders: \(contenders.map { $0.name }.joined(separator: " "))
    """
  }
}
