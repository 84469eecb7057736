/// The chance of the machine.
struct SystemRandomness: Randomness {
  func fraction() -> Double { .random(in: 0..<1) }
}
