/// Why no sources can be read.
package enum PackageReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing at a path.
  case notFound(path: String)
  /// There is no Swift file at a path.
  case noSources(path: String)
  /// A file or folder can't be read.
  case unreadable(path: String, reason: String)

  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .notFound(let path): "there is no file or folder '\(path)'"
    case .noSources(let path):
      "there is no Swift source in '\(path)'; name the folder of a package, or one with sources"
    case .unreadable(let path, let reason): "'\(path)' can't be read: \(reason)"
    }
  }
}
