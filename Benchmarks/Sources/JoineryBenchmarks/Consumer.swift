internal import Foundation
internal import Measurement
internal import Workload

/// A package that depends on the library, in a folder of its own.
struct Consumer {
  private let folder: URL

  /// Writes the package.
  ///
  /// - Throws: The error of a file.
  init(_ apps: [ConsumerPackage.App]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for (path, text) in ConsumerPackage.files(apps, library: Consumer.library.path) {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// The folder of the library's package.
  static let library = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Builds the package.
  ///
  /// - Throws: ``ProgramError`` when it could not be built.
  func build(_ configuration: String) throws {
    try Consumer.env.run([
      "swift", "build", "-c", configuration, "--package-path", folder.path,
    ])
  }

  /// The size of an app, of which everything is stripped that it can run without.
  ///
  /// - Throws: ``ProgramError`` when it could not be stripped, or the error of a file.
  func strippedSize(of app: ConsumerPackage.App, _ configuration: String) throws -> Int {
    let file = folder.appending(path: ".build/\(configuration)/\(app.rawValue)")
    let stripped = folder.appending(path: "\(app.rawValue).stripped")
    try Consumer.env.run(["strip", "-o", stripped.path, file.path])
    return try stripped.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }

  /// Whether something was fetched to build the package.
  var hasFetched: Bool {
    let checkouts = folder.appending(path: ".build/checkouts").path
    let found = try? FileManager.default.contentsOfDirectory(atPath: checkouts)
    return found?.isEmpty == false
  }

  /// Removes the package.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  private static let env = Program(URL(filePath: "/usr/bin/env"))
}
