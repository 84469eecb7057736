import Joinery

/// An object of a container, which is made once in it and has to be closed once.
final class StressPart<Name>: Sendable, AsyncCloseable {
  let domain: StressDomain
  /// What it was made from, in the words of the ledger.
  let origin: StressDomain
  private let number: Int

  /// Makes an object.
  ///
  /// - Parameters:
  ///   - domain: The container that it belongs to.
  ///   - origin: The container of what it was made from, if that may be another one.
  init(_ domain: StressDomain, origin: StressDomain? = nil) {
    self.domain = domain
    self.origin = origin ?? domain
    number = domain.ledger.make("\(Name.self)", in: domain)
  }

  func close() async {
    await Task.yield()
    domain.ledger.close(number)
  }
}

/// Made by a factory that waits until all threads have asked.
typealias StressBase = StressPart<StressNames.Base>
/// Made from a ``StressBase``.
typealias StressClient = StressPart<StressNames.Client>
/// Made by an asynchronous factory, which waits until all tasks have asked.
typealias StressRemote = StressPart<StressNames.Remote>
/// Made by a factory that fails now and then.
typealias StressFlaky = StressPart<StressNames.Flaky>
/// Made once in each scope.
typealias StressSession = StressPart<StressNames.Session>
/// Made once in each scope, by an asynchronous factory that can be cancelled.
typealias StressVisit = StressPart<StressNames.Visit>

/// What tells the objects apart.
enum StressNames {
  enum Base {}
  enum Client {}
  enum Remote {}
  enum Flaky {}
  enum Session {}
  enum Visit {}
}

/// Made for each request.
struct StressRequest {
  let client: StressClient
}

/// Kept as long as somebody has it.
final class StressNote: Sendable {
  let base: StressBase
  init(base: StressBase) { self.base = base }
}
