import Foundation

/// Where a database is.
enum DatabaseLocation: Hashable, Sendable {
  /// In memory, for as long as the process runs.
  case memory
  /// In a file that the user named.
  case file(String)
  /// In a file of the user's data folder, which is made when it is first needed.
  case dataFolder(String)

  /// Reads what SQLite users type: a path, or `:memory:`.
  init(_ text: String) {
    self = text == ":memory:" ? .memory : .file(text)
  }

  var path: String {
    switch self {
    case .memory: ":memory:"
    case .file(let path), .dataFolder(let path): path
    }
  }

  /// The path of the file itself, where the path that was given leads to a link.
  var file: String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }
}

extension DatabaseLocation {
  /// The file that is used when the user names none, if the environment says where data belongs.
  ///
  /// That is `$XDG_DATA_HOME`, by default `~/.local/share`; on Apple's systems it is the folder
  /// Application Support.
  static func standard(environment: [String: String]) -> DatabaseLocation? {
    func folder(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    #if canImport(Darwin)
    let data = folder("HOME").map { $0 + "/Library/Application Support" }
    #else
    let data = folder("XDG_DATA_HOME") ?? folder("HOME").map { $0 + "/.local/share" }
    #endif
    return data.map { .dataFolder($0 + "/storefront/storefront.sqlite") }
  }

  /// Makes sure that SQLite finds a file, or a place for one.
  func prepare() throws(StorageError) {
    switch self {
    case .memory: return
    case .file: break
    case .dataFolder(let path):
      let folder = URL(filePath: path).deletingLastPathComponent()
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw StorageError(
          reason: .cannotOpen("its folder cannot be made"), location: self)
      }
    }
    // SQLite would wait for ever on a pipe, and write into a device. A link that is left after the
    // links have been followed leads to a file that does not exist yet.
    let type = try? FileManager.default.attributesOfItem(atPath: file)[.type]
    if let type = type as? FileAttributeType, type != .typeRegular, type != .typeSymbolicLink {
      throw StorageError(reason: .notAFile, location: self)
    }
  }
}
