public import Foundation

/// Texts that are kept in files, so that a change to one is seen in review.
///
/// Run the tests with `JOINERY_UPDATE_GOLDEN=1` to write the files anew.
public struct Golden: Sendable {
  /// The folder that holds the files.
  public let folder: URL

  /// Finds the folder `Golden` beside a test, or beside the nearest folder around it.
  ///
  /// - Parameter file: The file of the test.
  public init(near file: String = #filePath) {
    var parent = URL(filePath: file).deletingLastPathComponent()
    while parent.path().count > 1
      && !FileManager.default.fileExists(atPath: parent.appending(path: "Golden").path())
    {
      parent.deleteLastPathComponent()
    }
    folder = parent.appending(path: "Golden")
  }

  /// Whether texts are written anew instead of being compared.
  public static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["JOINERY_UPDATE_GOLDEN"] == "1"
  }

  /// The names of the files, without their endings, sorted.
  public var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path())
        .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
    }
  }

  /// Compares a text with the file of a name.
  ///
  /// - Parameters:
  ///   - text: The text, without a line break at its end.
  ///   - name: The name of the file, without its ending.
  ///   - ending: The ending of the file.
  /// - Returns: What differs, or `nil` where nothing does.
  /// - Throws: An error if the file can't be written.
  public func difference(
    of text: String, from name: String, ending: String = "txt"
  ) throws -> String? {
    let file = folder.appending(path: "\(name).\(ending)")
    if Self.isUpdating {
      try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
      return nil
    }
    guard let data = try? Data(contentsOf: file) else {
      return "Golden/\(name).\(ending) is missing; run with JOINERY_UPDATE_GOLDEN=1 to write it"
    }
    let expected = String(decoding: data, as: UTF8.self)
    if expected == text + "\n" { return nil }
    let lines = zip(
      (text + "\n").split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false))
    let line = Array(lines).firstIndex { $0 != $1 }
    return """
      Golden/\(name).\(ending) differs\(line.map { " from line \($0 + 1)" } ?? " in length"):
      \(text)
      """
  }
}
