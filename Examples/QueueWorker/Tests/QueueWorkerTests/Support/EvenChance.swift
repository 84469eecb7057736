@testable import QueueWorkerKit

/// No chance at all.
struct EvenChance: Randomness {
  func fraction() -> Double { 0.5 }
}
