import JoineryAnalysis

/// A way from any bytes into the code, and what must hold on it.
///
/// The fuzzer looks for bytes for which it does not; the tests go the same ways with the bytes that it has
/// found worth keeping.
package enum Exercise: String, CaseIterable, Sendable {
  /// The bytes are the source of a Swift file.
  case sources
  /// The bytes are a graph as JSON.
  case json
  /// The bytes say, number by number, what a graph has, so that each of them is a valid graph.
  case graphs
  /// The bytes are a name to look for, and below it the names of the types of a graph.
  case keys

  /// What doesn't hold that should, in sentences; bytes that make the code stop are found as well.
  package func violations(of bytes: some Collection<UInt8>) -> [String] {
    var checks = Checks()
    switch self {
    case .sources: checks.exercise(source: String(decoding: bytes, as: UTF8.self))
    case .json: checks.exercise(json: Array(bytes))
    case .graphs:
      var reader = ByteReader(bytes)
      checks.exercise(Graph(from: &reader))
    case .keys: checks.exercise(names: String(decoding: bytes, as: UTF8.self))
    }
    return checks.violations
  }
}
