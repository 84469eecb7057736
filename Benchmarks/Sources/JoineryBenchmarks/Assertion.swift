internal import Contenders
internal import Measurement
internal import Workload

/// The comparison of exact counts with the bars.
struct Assertion {
  /// Counts, prints every bar, and then fails if one of them is missed.
  ///
  /// - Throws: ``MissedBars``; ``UnknownCounts``; ``WrongBuilds``; or an error if this program could
  ///   not be run under callgrind.
  func run() throws {
    var counts = Counts()
    try counts.check()
    var missed = 0
    var table = TextTable(header: ["", "measured", "against", "times that", "at most", ""])
    for bar in Bar.all {
      let subject = try counts[bar.subject].value(bar.metric)
      let base = try counts[bar.base].value(bar.metric)
      // Rounded, because what is left of the cost of starting differs by a few instructions.
      let isMet = subject.rounded() <= (bar.limit * base).rounded()
      missed += isMet ? 0 : 1
      table.append([
        bar.title,
        subject.text(decimals: 0),
        base.text(decimals: 0),
        base == 0 ? "-" : (subject / base).text(decimals: 3),
        bar.limit.text(decimals: 2),
        isMet ? "ok" : "MISSED",
      ])
    }
    print(table)
    try Program.running().run(["count", Row.deepChain.rawValue, JoineryContainer.name, "1"])
    print("\(Row.deepChain.title): works")
    try StartTable.check()
    print("starting \(StartGraph.count) components: each is made exactly once")
    if missed > 0 { throw MissedBars(number: missed) }
  }
}
