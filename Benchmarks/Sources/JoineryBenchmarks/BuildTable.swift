internal import Foundation
internal import Measurement
internal import Workload

/// The times of clean debug builds, the compiler's plug-in included.
enum BuildTable {
  /// How often each is built.
  private static let rounds = 3

  /// What is built.
  enum Subject: String, CaseIterable, Codable {
    case consumer
    case package

    /// What is built, in words.
    var title: String {
      switch self {
      case .consumer: "a small app with a graph, and what it needs of the package"
      case .package: "the package: every library, the plug-in and the tool"
      }
    }
  }

  /// Measures, in seconds by what is built.
  ///
  /// - Throws: ``ProgramError`` when something could not be built; ``FetchedBuild``; or the error of a file.
  static func measure() throws -> [String: Spread] {
    var seconds: [String: Spread] = [:]
    for subject in Subject.allCases {
      seconds[subject.rawValue] = Spread(
        of: try (0..<rounds).map { _ in try measure(subject) / .seconds(1) })
    }
    return seconds
  }

  private static func measure(_ subject: Subject) throws -> Duration {
    switch subject {
    case .consumer:
      let consumer = try Consumer([.graph])
      defer { consumer.remove() }
      let duration = try ContinuousClock().measure { try consumer.build("debug") }
      if consumer.hasFetched { throw FetchedBuild() }
      return duration
    case .package:
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      return try ContinuousClock().measure {
        try Program(URL(filePath: "/usr/bin/env")).run([
          "swift", "build", "--package-path", Consumer.library.path, "--scratch-path", folder.path,
        ])
      }
    }
  }

  /// The times as a table.
  static func table(of seconds: [String: Spread]) -> TextTable {
    var table = TextTable(header: ["", "seconds"])
    for subject in Subject.allCases {
      guard let spread = seconds[subject.rawValue] else { continue }
      table.append([subject.title, spread.text(decimals: 1)])
    }
    return table
  }
}
