import JoineryTestSupport

extension SeededGenerator {
  /// Whether something happens that does in a number of cases of a hundred.
  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }
}
