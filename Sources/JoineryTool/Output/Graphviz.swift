import Dispatch
import Foundation

/// Draws with the program `dot` of Graphviz.
struct Graphviz {
  /// How many seconds the program may take, if nothing else is said.
  static let defaultTimeLimit = 120
  /// What to do where it takes too long.
  static let hint = "take a part with --root KEY and --depth N, or --format html"

  private let program: URL

  /// Looks for the program.
  ///
  /// - Parameter path: The folders to look in, with colons between them.
  /// - Throws: How to get it, if it isn't there.
  init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws(Failure) {
    let programs = path.split(separator: ":").map {
      URL(fileURLWithPath: String($0)).appendingPathComponent("dot")
    }
    let found = programs.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else {
      throw Failure(
        "SVG is drawn by Graphviz, which isn't installed",
        hint: "apt install graphviz, or brew install graphviz; or take --format html")
    }
    program = found
  }

  /// A picture as SVG.
  ///
  /// - Parameters:
  ///   - picture: The picture in the language of Graphviz.
  ///   - timeLimit: How long it may take.
  /// - Returns: The text of the file that Graphviz writes.
  /// - Throws: What Graphviz says, if it fails, or that it took too long.
  func svg(
    of picture: String, timeLimit: Duration = .seconds(Graphviz.defaultTimeLimit)
  ) throws(Failure) -> String {
    // Files, since a pipe that nobody empties would stop both.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("joinery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "graph.dot"), folder.appending(path: "graph.svg"))
    let errors = folder.appending(path: "errors.txt")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: input)
      _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
      let process = Process()
      process.executableURL = program
      process.arguments = ["-Tsvg", "-o", output.path, input.path]
      process.standardError = try FileHandle(forWritingTo: errors)
      guard try Self.run(process, for: timeLimit) else {
        throw Failure(
          "Graphviz was stopped: it has drawn for \(timeLimit.components.seconds) seconds",
          hint: """
            \(Self.hint); --time-limit gives it longer, and 'sfdp -Tsvg' draws what --format dot \
            gives in less
            """)
      }
      guard process.terminationStatus == 0 else {
        let said = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        let first = said.split(separator: "\n").first.map(String.init) ?? "nothing"
        throw Failure("Graphviz failed and said: \(first)", hint: "or take --format html")
      }
      return try String(contentsOf: output, encoding: .utf8)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("Graphviz can't be run: \(error.localizedDescription)")
    }
  }

  /// Runs a program to its end, or stops it when it has taken too long.
  ///
  /// - Returns: Whether it came to its end.
  private static func run(_ process: Process, for limit: Duration) throws -> Bool {
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    try process.run()
    let (seconds, attoseconds) = limit.components
    let time = Double(seconds) + Double(attoseconds) / 1e18
    if hasEnded.wait(timeout: .now() + time) == .success { return true }
    // Not asked to end, since it might not listen.
    kill(process.processIdentifier, SIGKILL)
    hasEnded.wait()
    return false
  }
}
