/// The times of several works, each compared with the first one's.
package struct Comparison: Sendable {
  /// The number of rounds.
  package static let rounds = 31

  /// The seconds that one execution takes, by work.
  package let seconds: [Spread]

  /// How many times as long as the first work each work takes.
  ///
  /// A ratio is taken within a round, so what slows the machine down for a while slows both sides.
  package let ratios: [Spread]

  /// Measures some works in rounds, in each of which every work has a turn.
  ///
  /// - Parameters:
  ///   - works: The works, the one to compare with first.
  ///   - turn: How long a turn lasts, at least.
  package init(of works: [Work], turn: Duration) {
    let counts = works.map { $0.count(lasting: turn) }
    self.init(of: works.count, rounds: Comparison.rounds) { index in
      works[index].run(counts[index]) / .seconds(1) / Double(counts[index])
    }
  }

  /// Measures some works in rounds, in each of which every work has a turn.
  ///
  /// The works are interleaved, and each round begins with another one, so that none of them always
  /// runs in the wake of the same neighbour.
  ///
  /// - Parameters:
  ///   - count: The number of works.
  ///   - rounds: The number of rounds.
  ///   - run: Does a work, and returns the seconds that one execution took.
  /// - Throws: What `run` throws.
  package init<Failure: Error>(
    of count: Int, rounds: Int, _ run: (_ work: Int) throws(Failure) -> Double
  ) throws(Failure) {
    var seconds: [[Double]] = Array(repeating: [], count: count)
    for round in 0..<rounds {
      for offset in 0..<count {
        let index = (round + offset) % count
        seconds[index].append(try run(index))
      }
    }
    self.seconds = seconds.map(Spread.init)
    ratios = seconds.map { Spread(of: zip($0, seconds[0]).map { $0 / $1 }) }
  }
}

extension Work {
  /// Returns how often the work has to be done to last some time; finding out also warms it up.
  fileprivate func count(lasting turn: Duration) -> Int {
    var count = 1
    while run(count) < turn { count *= 2 }
    return count
  }
}
