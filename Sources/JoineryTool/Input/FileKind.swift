import Foundation

/// What a path leads to.
enum FileKind {
  case file
  case folder
  case nothing

  init(of path: String) {
    let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
    self =
      switch values?.isDirectory {
      case true?: .folder
      case false?: .file
      case nil: .nothing
      }
  }
}
