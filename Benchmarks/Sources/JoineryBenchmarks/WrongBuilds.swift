/// A start that did not make each component exactly once.
struct WrongBuilds: Error, CustomStringConvertible {
  let shape: String
  let starter: String

  var description: String {
    "\(starter) did not make each component of the graph `\(shape)` exactly once"
  }
}
