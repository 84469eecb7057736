/// Each key that is needed must be bound, where those who need it can see it.
enum MissingBinding: Rule {
  static func findings(in wiring: Wiring, options: Verifier.Options) -> [Finding] {
    UnansweredRequests(of: .hard, in: wiring).keys.map {
      .missing(key: $0.key, requests: $0.requests)
    }
  }
}
