import JoineryAnalysis
import JoineryInspection

extension Graph {
  /// The key that an argument means.
  ///
  /// - Throws: What is at fault, if the graph doesn't know it or if it may be several.
  func key(named name: String) throws(Failure) -> Key {
    switch KeySearch(in: self).result(for: name) {
    case .found(let key): return key
    case .ambiguous(let keys):
      let names = keys.prefix(5).map { key in
        "'\(key.type)\(key.qualifier.map { " (\($0))" } ?? "")'"
      }
      throw Failure(
        "'\(name)' may be \(keys.count) keys",
        hint: "take one of \(names.joined(separator: ", "))\(keys.count > 5 ? ", …" : "")")
    case .unknown(let similar):
      let owner = owners.last ?? "the graph"
      throw Failure(
        "'\(owner)' has no '\(name)'",
        hint: similar.isEmpty
          ? "'joinery graph' lists what it has" : Failure.didYouMean(similar, or: ""))
    }
  }
}
