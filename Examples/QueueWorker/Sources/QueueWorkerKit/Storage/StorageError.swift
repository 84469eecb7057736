/// Why the database cannot be used.
struct StorageError: Error, Hashable, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "the database '\(path)' \(reason)" }
}
