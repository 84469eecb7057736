/// Nobody handles jobs of such a kind.
struct UnknownKind: Error, Hashable, CustomStringConvertible {
  let name: String
  /// The names of the kinds there are.
  let known: [String]

  var description: String {
    "there is no kind '\(name)'; there are \(known.joined(separator: ", "))"
  }
}
