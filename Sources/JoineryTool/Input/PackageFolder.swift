import Foundation

/// The folder of the package that a folder or a file belongs to.
struct PackageFolder {
  /// The path, from here where that is shorter.
  let path: String

  /// Looks for the package around a path; nil where there is none, or where the path is that of a package.
  init?(around path: String) {
    let start = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let hasManifest = { (folder: ArraySlice<String>) in
      FileKind(of: folder.joined(separator: "/") + "/Package.swift") == .file
    }
    guard !hasManifest(start[...]) else { return nil }
    let folders = start.indices.dropFirst().reversed().map { start[..<$0] }
    guard let folder = folders.first(where: hasManifest) else { return nil }
    let here = URL(fileURLWithPath: ".").standardizedFileURL.pathComponents[...]
    if folder.starts(with: here) {
      let rest = folder.dropFirst(here.count)
      self.path = rest.isEmpty ? "." : rest.joined(separator: "/")
    } else if here.starts(with: folder) {
      self.path = here.dropFirst(folder.count).map { _ in ".." }.joined(separator: "/")
    } else {
      self.path = "/" + folder.dropFirst().joined(separator: "/")
    }
  }
}
