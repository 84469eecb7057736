internal import Measurement

extension Work {
  /// Work that several threads do at once, each of them as often as it is told.
  ///
  /// - Parameters:
  ///   - threads: The number of threads.
  ///   - body: The work of one thread.
  /// - Returns: Work that takes as long as the slowest thread.
  static func together(_ threads: Int, _ body: @escaping @Sendable (Int) -> Void) -> Work {
    .timingItself { count in Crew.runAtOnce(threads) { body(count) } }
  }

  /// Work in which several threads use something for the first time, at the same moment.
  ///
  /// What is used is made before the time runs. One run goes through many of them, so that opening
  /// the gate weighs little.
  ///
  /// - Parameters:
  ///   - threads: The number of threads.
  ///   - make: Makes what the threads use.
  ///   - use: Uses it.
  /// - Returns: Work that takes as long as the slowest thread.
  static func firstUse<Subject: Sendable>(
    _ threads: Int, of make: @escaping @Sendable () -> Subject,
    _ use: @escaping @Sendable (Subject) -> Void
  ) -> Work {
    .timingItself { count in
      let subjects = (0..<count).map { _ in make() }
      return Crew.run(threads) { for subject in subjects { use(subject) } }
    }
  }
}
