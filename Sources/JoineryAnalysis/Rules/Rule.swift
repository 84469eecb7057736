/// One thing that can be wrong with a graph.
///
/// A rule reads numbers and gives numbers. Where nothing is wrong it does no more than integer work
/// in proportion to the nodes and edges, for it runs whenever a container is made.
protocol Rule: SendableMetatype {
  /// What the rule finds, in the order of registration.
  static func findings(in wiring: Wiring, options: Verifier.Options) -> [Finding]
}
