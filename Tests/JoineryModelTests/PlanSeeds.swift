import Foundation

/// Which random plans the tests try.
///
/// `JOINERY_MODEL_ROUNDS` multiplies their number, and `JOINERY_MODEL_SEED` chooses others.
enum PlanSeeds {
  /// How many times as many plans as usual are tried.
  static let rounds = number("JOINERY_MODEL_ROUNDS") ?? 1

  private static let first = number("JOINERY_MODEL_SEED") ?? 1

  /// Some seeds, in batches that are test cases.
  static func batches(of count: Int) -> [Range<Int>] {
    let total = count * rounds
    let width = max(1, total / 4)
    return stride(from: 0, to: total, by: width).map { start in
      (first + start)..<(first + min(start + width, total))
    }
  }

  /// Seeds of programs, of which one takes half a minute.
  static let programs = Array(first..<(first + (rounds + 9) / 10))

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
