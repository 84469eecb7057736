internal import Foundation

/// The machine that measures.
package struct Machine: Codable, Equatable, Sendable {
  /// The processor's model, as the system tells it.
  package var processor: String

  /// The number of cores that the system offers.
  package var cores: Int

  /// The operating system.
  package var system: String

  /// The first line of what the compiler says of its version.
  package var compiler: String

  /// Finds out about this machine.
  ///
  /// - Throws: ``ProgramError`` if there is no `swiftc`.
  package init() throws {
    processor = Machine.field("model name", of: "/proc/cpuinfo", separator: ":") ?? "unknown"
    cores = ProcessInfo.processInfo.activeProcessorCount
    system =
      Machine.field("PRETTY_NAME", of: "/etc/os-release", separator: "=")
      ?? ProcessInfo.processInfo.operatingSystemVersionString
    let version = try Program(URL(filePath: "/usr/bin/env")).output(["swiftc", "--version"])
    compiler = version.split(separator: "\n").first.map(String.init) ?? "unknown"
  }

  /// The value of the first line of a file that begins with a name.
  private static func field(_ name: String, of path: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else {
      return nil
    }
    return line.split(separator: separator, maxSplits: 1).last.map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
    }
  }
}
