/// A collection that is needed must have contributions, or be declared to be possibly empty.
enum EmptyCollection: Rule {
  static func findings(in wiring: Wiring, options: Verifier.Options) -> [Finding] {
    UnansweredRequests(of: .collecting, in: wiring).keys.map {
      .emptyCollection(key: $0.key, requests: $0.requests)
    }
  }
}
