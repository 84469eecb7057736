import Foundation

/// The Swift compiler and the modules that this process was built from.
struct Compiler {
  private let executable: URL
  private let modules: URL
  /// The plug-in with the macros, where it was built.
  private let plugIn: URL?
  /// Where the modules are described that aren't written in Swift.
  private let moduleMaps: [URL]

  /// Finds the compiler on the path, and the modules in a folder beside the process or above it.
  init?() {
    let manager = FileManager.default
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let executable = path.split(separator: ":").lazy
      .map { URL(filePath: String($0)).appending(path: "swiftc") }
      .first { manager.isExecutableFile(atPath: $0.path()) }
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    var modules: URL?
    while modules == nil && folder.pathComponents.count > 1 {
      let candidate = folder.appending(path: "Modules")
      let module = candidate.appending(path: "Joinery.swiftmodule")
      if manager.fileExists(atPath: module.path()) { modules = candidate }
      folder = folder.deletingLastPathComponent()
    }
    guard let executable, let modules else { return nil }
    self.executable = executable
    self.modules = modules
    let builds = modules.deletingLastPathComponent()
    let names = (try? manager.contentsOfDirectory(atPath: builds.path())) ?? []
    let plugIn = builds.appending(path: "JoineryMacros-tool")
    self.plugIn = manager.isExecutableFile(atPath: plugIn.path()) ? plugIn : nil
    // What the plug-in and the tool are made of is built once more, for the machine that compiles.
    moduleMaps = names.filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .map { builds.appending(path: $0).appending(path: "module.modulemap") }
      .filter { manager.fileExists(atPath: $0.path()) }
  }

  /// What the compiler says about a program.
  func messages(for source: String, options: [String]) async throws -> [Snippet.Message] {
    try await inFolder { folder in
      let file = folder.appending(path: "Snippet.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let result = try await run(
        executable,
        ["-emit-sil", "-o", folder.appending(path: "Snippet.sil").path(), "-module-name"]
          + ["Snippet", "-parse-as-library", "-diagnostic-style", "llvm"] + imports + options
          + [file.path()],
        in: folder)
      if result.status != 0 && !result.text.contains("Snippet.swift:") {
        throw CompilerFailure(text: result.text)
      }
      return Snippet.Message.messages(in: result.text)
    }
  }

  /// What a program prints, which is compiled and linked with the library.
  func output(of source: String, options: [String]) async throws -> String {
    try await inFolder { folder in
      let file = folder.appending(path: "Program.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let program = folder.appending(path: "program")
      let compiled = try await run(
        executable,
        ["-o", program.path(), "-module-name", "Program", "-parse-as-library"] + imports + options
          + [file.path()] + objects,
        in: folder)
      if compiled.status != 0 { throw CompilerFailure(text: compiled.text) }
      let result = try await run(program, [], in: folder)
      if result.status != 0 { throw CompilerFailure(text: result.text) }
      return result.text
    }
  }

  /// What the compiler is told of where the modules and the macros are.
  private var imports: [String] {
    ["-I", modules.path()]
      + (plugIn.map { ["-load-plugin-executable", "\($0.path())#JoineryMacros"] } ?? [])
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path())"] }
  }

  /// What the library was compiled to.
  private var objects: [String] {
    let builds = modules.deletingLastPathComponent()
    let names = [
      "Joinery", "JoineryAnalysis", "JoineryComponents", "JoineryThreads", "CJoineryThreads",
    ]
    return names.flatMap { name -> [String] in
      let folder = builds.appending(path: "\(name).build")
      let files = FileManager.default.enumerator(atPath: folder.path())?.compactMap {
        $0 as? String
      }
      let sources = Self.sources(of: folder)
      return (files ?? []).filter { file in
        file.hasSuffix(".o") && sources?.contains(String(file.dropLast(2))) != false
      }
      .map { folder.appending(path: $0).path() }
    }
  }

  /// The names of the files that a module is made from, as the build has them: objects of others are left from
  /// builds before.
  private static func sources(of folder: URL) -> Set<String>? {
    let list = try? String(contentsOf: folder.appending(path: "sources"), encoding: .utf8)
    return list.map { text in
      Set(
        text.split(separator: "\n").compactMap { line in
          line.split(separator: "/").last.map { String($0).replacing("'", with: "") }
        })
    }
  }

  /// Calls a function with a folder of its own, which is removed afterwards.
  private func inFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  /// Runs a program, and waits for its end.
  private func run(
    _ executable: URL, _ arguments: [String], in folder: URL
  ) async throws -> (status: Int32, text: String) {
    let output = folder.appending(path: "output.txt")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let handle = try FileHandle(forWritingTo: output)
    process.standardError = handle
    process.standardOutput = handle
    // No thread waits for the program: tests that suspend may need it.
    try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in end.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        end.resume(throwing: error)
      }
    }
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }
}

/// The compiler could not compile anything at all, or what it has compiled did not end well.
struct CompilerFailure: Error, CustomStringConvertible {
  let text: String

  var description: String { text }
}
