/// Why no sources can be read.
package enum PackageReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing at a path.
  case notFound(path: String)
  /// There is no Swift file at a path.
  case noSources(path: String)
  /// A file or folder can't be read.
  case unreadable(path: String, reason: String)

  /// What is wrong.
  package var description: String {
    switch self {
    case .notFound(let path): "there is no file or folder '\(path)'"
    case .noSources(let path):
      "there is no Swift source in '\(path)'"
    case .unreadable(let path, let reason): "'\(path)' can't be read: \(reason)"
    }
  }

  /// What to do about it.
  package var hint: String {
    switch self {
    case .notFound: "name a package, or a folder or file of sources"
    case .noSources: "name the folder of a package, or one with sources"
    case .unreadable(let path, _): "look at its permissions: ls -l \(path)"
    }
  }
}
