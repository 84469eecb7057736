package import Foundation

/// A program that can be run, alone or under Valgrind's tool callgrind.
package struct Program: Sendable {
  private let url: URL

  /// Creates a program from its file.
  package init(_ url: URL) {
    self.url = url
  }

  /// Returns the program that is running.
  ///
  /// - Throws: An error if its file is unknown.
  package static func running() throws -> Program {
    guard let url = Bundle.main.executableURL else { throw CocoaError(.fileNoSuchFile) }
    return Program(url)
  }

  /// Runs the program, and drops what it prints.
  ///
  /// - Parameter arguments: The program's arguments.
  /// - Throws: ``ProgramError`` if the program did not end well.
  package func run(_ arguments: [String]) throws {
    try run(command: [url.path] + arguments)
  }

  /// Runs the program, and returns what it prints.
  ///
  /// - Parameter arguments: The program's arguments.
  /// - Returns: What it wrote to its standard output.
  /// - Throws: ``ProgramError`` if the program did not end well.
  package func output(_ arguments: [String]) throws -> String {
    let pipe = Pipe()
    var printed = Data()
    try run(command: [url.path] + arguments, output: pipe) {
      printed = pipe.fileHandleForReading.readDataToEndOfFile()
    }
    return String(decoding: printed, as: UTF8.self)
  }

  /// Runs the program under callgrind.
  ///
  /// - Parameter arguments: The program's arguments.
  /// - Returns: What was counted.
  /// - Throws: ``ProgramError``, or the error of a file that could not be read.
  package func profile(_ arguments: [String]) throws -> CallgrindProfile {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "callgrind.out.\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let callgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=\(output.path)"]
    try run(command: callgrind + [url.path] + arguments)
    return CallgrindProfile(parsing: try String(contentsOf: output, encoding: .utf8))
  }

  /// Runs a command; `drain` reads what it prints, before its end is waited for.
  private func run(
    command: [String], output: Any = FileHandle.nullDevice, drain: () -> Void = {}
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    // Without a seed for hashes, runs with the same arguments execute the same instructions.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { _, new in new }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    drain()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw ProgramError(command: command, status: process.terminationStatus)
    }
  }
}
