import Foundation
import JoineryAnalysis

@testable import JoineryTool

/// One run of the tool, with what it wrote.
final class Run {
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var code = ExitCode.success

  convenience init(_ arguments: String..., hasColor: Bool = false) {
    self.init(arguments: arguments, hasColor: hasColor)
  }

  init(arguments: [String], hasColor: Bool = false) {
    let console = Console(
      write: { self.output += $0 }, writeError: { self.errors += $0 }, outputHasColor: hasColor,
      errorsHaveColor: hasColor)
    code = Tool.run(arguments, console: console)
  }
}

/// A folder of files for a test, which is removed after it.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "joinery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  /// Writes a program, and returns the path of its folder.
  func write(program text: String, named name: String) throws -> String {
    let file = try write(text, to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    return url.path
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}

extension Graph {
  /// A small shop.
  static let shop = Graph(
    owners: ["app"],
    nodes: [
      Node(
        Key(type: "any Shop.Users"), lifetime: .singleton, implementation: "Shop.SQLUsers",
        place: SourcePlace(file: "Shop/App.swift", line: 3),
        edges: [Edge(Key(type: "Shop.Database"), position: 0, label: "database")]),
      Node(
        Key(type: "Shop.Database"), lifetime: .singleton, effects: .throwing,
        place: SourcePlace(file: "Shop/App.swift", line: 4)),
      Node(
        Key(type: "Shop.Screen"), lifetime: .transient, isolation: .mainActor,
        place: SourcePlace(file: "Shop/App.swift", line: 5),
        edges: [Edge(Key(type: "any Shop.Users"), position: 0)]),
    ])
}
