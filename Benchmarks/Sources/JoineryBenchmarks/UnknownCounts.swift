/// A record of callgrind's that was not understood.
struct UnknownCounts: Error, CustomStringConvertible {
  var description: String {
    "callgrind's record does not show the 7 allocations of a hand-written tree of 7"
  }
}
