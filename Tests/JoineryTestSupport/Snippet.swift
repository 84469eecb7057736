import Foundation

/// A small program, with what the compiler has to say about it.
///
/// A line that has to be refused ends with a comment, `// error: ` and a part of the message, or
/// `// error@7: ` where the column is checked as well; in the same way for a warning. Such a comment on a
/// line of its own is about the line of code above. What is said about the code that a macro has written
/// is said about the attribute of the macro.
package struct Snippet: Sendable {
  /// What the program shows.
  package let name: String
  /// The text of the program.
  package let source: String
  /// What the compiler is told besides where the modules are.
  package let options: [String]
  /// Whether each message has to be expected, and not only each line that has one.
  package let isExact: Bool

  /// Creates a snippet.
  package init(
    _ name: String, options: [String] = ["-swift-version", "6"], isExact: Bool = false,
    _ source: String
  ) {
    self.name = name
    self.options = options
    self.isExact = isExact
    self.source = source
  }

  /// What the comments expect.
  package var expectedErrors: [Expectation] {
    var expected: [Expectation] = []
    var number = 0
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let isComment = line.trimmingCharacters(in: .whitespaces).hasPrefix("// ")
      if !isComment { number = index + 1 }
      expected += line.components(separatedBy: "// ").dropFirst().compactMap {
        Expectation($0, line: number)
      }
    }
    return expected
  }

  /// What the compiler says: nothing if there is none.
  ///
  /// - Throws: An error if the compiler can't be run.
  package func messages() async throws -> [Message] {
    try await Self.turnstile.pass {
      try await Self.compiler?.messages(for: source, options: options) ?? []
    }
  }

  /// How what the compiler says differs from what the comments expect; nil where it doesn't.
  ///
  /// - Throws: An error if the compiler can't be run.
  package func difference() async throws -> String? {
    var unexpected = try await messages()
    var missing: [Expectation] = []
    let expected = expectedErrors
    for expectation in expected {
      if let index = unexpected.firstIndex(where: expectation.isMet) {
        unexpected.remove(at: index)
      } else {
        missing.append(expectation)
      }
    }
    if !isExact {
      let lines = Set(expected.map(\.line))
      unexpected.removeAll { lines.contains($0.line) }
    }
    if unexpected.isEmpty && missing.isEmpty { return nil }
    return (missing.map { "missing \($0)" } + unexpected.map { "unexpected \($0)" })
      .joined(separator: "\n")
  }

  /// Whether snippets can be compiled here.
  package static var canCompile: Bool { compiler != nil }

  private static let compiler = Compiler()
  /// More compilers than processors would only keep each other, and all other tests, waiting.
  private static let turnstile = Turnstile(
    width: max(1, ProcessInfo.processInfo.activeProcessorCount / 2))
}

extension Snippet: CustomStringConvertible {
  /// The name.
  package var description: String { name }
}

/// The Swift compiler and the modules that this process was built from.
private struct Compiler {
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
    moduleMaps = names.filter { $0.hasSuffix(".build") }
      .map { builds.appending(path: $0).appending(path: "module.modulemap") }
      .filter { manager.fileExists(atPath: $0.path()) }
  }

  /// What the compiler says about a program.
  func messages(for source: String, options: [String]) async throws -> [Snippet.Message] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Snippet.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let output = folder.appending(path: "output.txt")
    try Data().write(to: output)

    let process = Process()
    process.executableURL = executable
    process.arguments =
      ["-emit-sil", "-o", folder.appending(path: "Snippet.sil").path(), "-module-name", "Snippet"]
      + ["-parse-as-library", "-diagnostic-style", "llvm", "-I", modules.path()]
      + (plugIn.map { ["-load-plugin-executable", "\($0.path())#JoineryMacros"] } ?? [])
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path())"] }
      + options + [file.path()]
    let handle = try FileHandle(forWritingTo: output)
    process.standardError = handle
    process.standardOutput = handle
    // No thread waits for the compiler: tests that suspend may need it.
    try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in end.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        end.resume(throwing: error)
      }
    }
    let text = try String(contentsOf: output, encoding: .utf8)
    if process.terminationStatus != 0 && !text.contains("Snippet.swift:") {
      throw CompilerFailure(text: text)
    }
    return Snippet.Message.messages(in: text)
  }
}

/// The compiler could not compile anything at all.
private struct CompilerFailure: Error {
  let text: String
}
