/// An object of the graphs that the benchmarks build.
public protocol Part: Sendable {
  /// The number of objects that were made for this one, itself included, shared ones excluded.
  ///
  /// It reads every stored child, so no child can be optimised away, and it shows that a contender
  /// has built the whole graph.
  var size: Int { get }
}
