import Foundation

/// Where files are read from: a disk, or in tests a table.
package struct FileTree: Sendable {
  /// What a path is.
  package enum Entry: Hashable, Sendable {
    case file
    case folder
  }

  /// What there is at a path; nil if there is nothing.
  package var entry: @Sendable (_ path: String) -> Entry?
  /// The names in a folder that aren't symbolic links to folders.
  package var names: @Sendable (_ folder: String) throws -> [String]
  /// The text of a file.
  package var text: @Sendable (_ path: String) throws -> String

  /// Creates a tree.
  package init(
    entry: @escaping @Sendable (_ path: String) -> Entry?,
    names: @escaping @Sendable (_ folder: String) throws -> [String],
    text: @escaping @Sendable (_ path: String) throws -> String
  ) {
    self.entry = entry
    self.names = names
    self.text = text
  }

  /// The files of the machine.
  package static let disk = FileTree(
    entry: { path in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
      return isFolder.boolValue ? .folder : .file
    },
    names: { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
        // A link may lead back to a folder around it.
        let path = folder + "/" + name
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType != .typeSymbolicLink
          || name.hasSuffix(".swift")
      }
    },
    text: { path in
      String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    })

  /// Files that are in a table, by their paths.
  package static func table(_ texts: [String: String]) -> FileTree {
    var children: [String: Set<String>] = [:]
    for path in texts.keys {
      var folder = "."
      for name in path.split(separator: "/") {
        children[folder, default: []].insert(String(name))
        folder = folder == "." ? String(name) : "\(folder)/\(name)"
      }
    }
    let names = children
    return FileTree(
      entry: { texts[$0] != nil ? .file : names[$0] == nil ? nil : .folder },
      names: { names[$0].map(Array.init) ?? [] }, text: { texts[$0] ?? "" })
  }
}
