internal import Foundation

/// The compiler, with the modules and the plug-in that the running program was built from.
package struct ProgramCompiler: Sendable {
  private let options: [String]

  /// Finds the modules beside the running program.
  ///
  /// - Throws: An error if the program's file is unknown.
  package init() throws {
    guard let program = Bundle.main.executableURL else { throw CocoaError(.fileNoSuchFile) }
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    options = [
      "-swift-version", "6", "-I", folder.appending(path: "Modules").path,
      "-Xcc", "-fmodule-map-file=\(folder.path)/CJoineryThreads.build/module.modulemap",
      "-load-plugin-executable", "\(folder.path)/JoineryMacros-tool#JoineryMacros",
    ]
  }

  /// Compiles a program into an object file, without optimising it.
  ///
  /// - Parameter text: The source of the program.
  /// - Throws: ``ProgramError`` if the compiler refuses it, or the error of a file.
  package func compile(_ text: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    try Program(URL(filePath: "/usr/bin/env")).run(
      ["swiftc", "-emit-object", "-o", folder.appending(path: "main.o").path] + options
        + [file.path])
  }
}
