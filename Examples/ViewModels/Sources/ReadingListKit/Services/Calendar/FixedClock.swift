/// A clock that stands still, for previews and tests.
struct FixedClock: DayClock {
  var today = Day(number: 20_000)
}
