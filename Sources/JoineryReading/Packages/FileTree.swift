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
    @Sendable func children(of folder: String) -> [String] {
      let prefix = folder == "." ? "" : folder + "/"
      return Set(
        texts.keys.filter { $0.hasPrefix(prefix) }
          .compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) }
      ).sorted()
    }
    return FileTree(
      entry: { path in
        texts[path] != nil ? .file : children(of: path).isEmpty ? nil : .folder
      },
      names: { children(of: $0) }, text: { texts[$0] ?? "" })
  }
}
