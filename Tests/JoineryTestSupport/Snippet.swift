import Foundation

/// A small program, with what the compiler has to say about it.
///
/// A line that has to be refused ends with a comment, `// error: ` and a part of the message.
package struct Snippet: Sendable {
  /// What the program shows.
  package let name: String
  /// The text of the program.
  package let source: String
  /// What the compiler is told besides where the modules are.
  package let options: [String]

  /// Creates a snippet.
  package init(_ name: String, options: [String] = ["-swift-version", "6"], _ source: String) {
    self.name = name
    self.source = source
    self.options = options
  }

  /// The errors and warnings of a compiler: the line of each, counted from 1, and its message.
  package typealias Messages = [Int: [String]]

  /// What the comments expect.
  package var expectedErrors: [Int: String] {
    var expected: [Int: String] = [:]
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let comment = line.range(of: "// error: ") else { continue }
      expected[index + 1] = String(line[comment.upperBound...])
    }
    return expected
  }

  /// How what the compiler says differs from what the comments expect; nil where it doesn't.
  ///
  /// - Throws: An error if the compiler can't be run.
  package func difference() async throws -> String? {
    let messages = try await Self.compiler?.messages(for: source, options: options) ?? [:]
    let expected = expectedErrors
    let unexpected = messages.filter { expected[$0.key] == nil }
    let missing = expected.filter { line, text in
      !(messages[line] ?? []).contains { $0.contains(text) }
    }
    if unexpected.isEmpty && missing.isEmpty { return nil }
    return """
      expected at lines \(missing.sorted { $0.key < $1.key }), got \
      \(messages.sorted { $0.key < $1.key })
      """
  }

  /// Whether snippets can be compiled here.
  package static var canCompile: Bool { compiler != nil }

  private static let compiler = Compiler()
}

extension Snippet: CustomStringConvertible {
  /// The name.
  package var description: String { name }
}

/// The Swift compiler and the modules that this process was built from.
private struct Compiler {
  private let executable: URL
  private let modules: URL
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
    moduleMaps = names.filter { $0.hasSuffix(".build") }
      .map { builds.appending(path: $0).appending(path: "module.modulemap") }
      .filter { manager.fileExists(atPath: $0.path()) }
  }

  /// What the compiler says about a program.
  func messages(for source: String, options: [String]) async throws -> Snippet.Messages {
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
      + ["-parse-as-library", "-I", modules.path()]
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
    return Self.messages(in: text)
  }

  /// Messages have the form `…/Snippet.swift:line:column: error: message`.
  private static func messages(in text: String) -> Snippet.Messages {
    var messages: Snippet.Messages = [:]
    for line in text.split(separator: "\n") {
      guard let file = line.range(of: "Snippet.swift:") else { continue }
      let parts = line[file.upperBound...].split(separator: ":", maxSplits: 3)
      guard parts.count == 4, let number = Int(parts[0]) else { continue }
      let kind = parts[2].trimmingCharacters(in: .whitespaces)
      guard kind == "error" || kind == "warning" else { continue }
      messages[number, default: []].append(String(parts[3]))
    }
    return messages
  }
}

/// The compiler could not compile anything at all.
private struct CompilerFailure: Error {
  let text: String
}
