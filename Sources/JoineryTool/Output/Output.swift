import Foundation

/// Where a command puts its result.
struct Output {
  private let file: String?
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    file = arguments.option("output")
    self.console = console
  }

  /// Writes a text, which gets a line break at its end.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isForPeople: Whether it may have colours.
  /// - Throws: What is at fault, if the file can't be written.
  func write(_ text: String, isForPeople: Bool = false) throws(Failure) {
    guard let file else {
      let painter = Painter(isOn: isForPeople && console.outputHasColor)
      try console.write(painter.text(text) + "\n")
      return
    }
    do {
      try Data("\(text)\n".utf8).write(
        to: URL(fileURLWithPath: file), options: Self.isReplaceable(file) ? .atomic : [])
    } catch {
      throw Failure("'\(file)' can't be written", hint: hint(for: file))
    }
  }

  /// Whether a new file may take the place of what a path names.
  ///
  /// A device, a pipe or a link is written to: it must not become a file.
  private static func isReplaceable(_ file: String) -> Bool {
    let values = try? URL(fileURLWithPath: file).resourceValues(forKeys: [.isRegularFileKey])
    return values?.isRegularFile ?? true
  }

  /// What is in the way of a file.
  private func hint(for file: String) -> String {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    if FileKind(of: file) == .folder { return "it is a folder; name a file in it" }
    if FileKind(of: folder) == .nothing { return "make the folder: mkdir -p \(folder)" }
    if console.isPlugIn {
      return "allow it: swift package --allow-writing-to-package-directory joinery …"
    }
    return "look at the permissions of '\(folder)', and at the space that is left"
  }
}
