import Foundation

/// A program that this package has built, or any other, as a child process.
struct Executable {
  /// How a process ended, and what it said before.
  struct Result {
    let exitCode: Int32?
    /// The signal that ended the process, unless it ended by itself.
    let signal: Int32?
    let output: String
    let error: String
  }

  let path: String
  /// Arguments that come before those of each run.
  var prefix: [String] = []

  /// The program `storefront`.
  static let storefront = Executable(path: built("storefront"))
  /// The program that kills itself.
  static let crashingStorefront = Executable(path: built("CrashingStorefront"))

  /// The program `storefront`, run by somebody whom file permissions hold back.
  ///
  /// They do not hold root back, so root lends the process another identity. Nil where that cannot
  /// be done, or where the other identity may not read what was built.
  static let unprivilegedStorefront: Executable? = {
    guard geteuid() == 0 else { return storefront }
    let identity = ["--reuid=65534", "--regid=65534", "--clear-groups", storefront.path]
    guard let tool = ["/usr/bin/setpriv", "/bin/setpriv"].first(where: isExecutable) else {
      return nil
    }
    let lent = Executable(path: tool, prefix: identity)
    return (try? lent.run("--help"))?.exitCode == 0 ? lent : nil
  }()

  /// Runs the program and waits for its end.
  func run(_ arguments: String...) throws -> Result {
    try run(arguments)
  }

  /// Runs the program and waits for its end.
  func run(_ arguments: [String], output file: FileHandle? = nil) throws -> Result {
    let process = Process()
    let output = Pipe()
    let error = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = prefix + arguments
    process.standardOutput = file ?? output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // What these programs say on standard error fits into the pipe.
    let said = file == nil ? try output.fileHandleForReading.readToEnd() : nil
    let complaint = try error.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return Result(
      exitCode: isExit ? process.terminationStatus : nil,
      signal: isExit ? nil : process.terminationStatus,
      output: String(decoding: said ?? Data(), as: UTF8.self),
      error: String(decoding: complaint ?? Data(), as: UTF8.self))
  }

  private static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  /// The path of a program that was built together with the tests, beside them.
  private static func built(_ name: String) -> String {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let folder =
      tests.bundlePath.hasSuffix(".xctest")
      ? tests.bundleURL.deletingLastPathComponent() : tests.bundleURL
    return folder.appending(component: name).path(percentEncoded: false)
  }
}
