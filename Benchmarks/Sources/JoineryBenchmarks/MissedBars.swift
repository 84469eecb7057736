/// The verdict that some counts are above their bars.
struct MissedBars: Error, CustomStringConvertible {
  var number: Int

  var description: String { "\(number) of \(Bar.all.count) bars missed" }
}
