import Foundation

/// What a path leads to.
enum FileKind {
  case file
  case folder
  case nothing

  init(of path: String) {
    // An empty path would be this folder.
    guard !path.isEmpty else {
      self = .nothing
      return
    }
    let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
    self =
      switch values?.isDirectory {
      case true?: .folder
      case false?: .file
      case nil: .nothing
      }
  }
}
