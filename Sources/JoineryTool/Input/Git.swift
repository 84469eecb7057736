import Foundation

/// The program `git`, asked for what it keeps of a folder.
struct Git {
  /// The folder; that in which this program runs, if there is none.
  var folder: String?

  /// Whether a text names a revision.
  func names(revision: String) -> Bool {
    guard !revision.isEmpty, !revision.hasPrefix("-") else { return false }
    return (try? run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])) != nil
  }

  /// The Swift files of a folder in a revision, by their paths.
  ///
  /// - Throws: What is at fault, if git can't tell.
  func swiftFiles(
    of revision: String, in folder: String
  ) throws(Failure) -> [String: String] {
    let list = try run(
      ["ls-tree", "-r", "-z", "--name-only", revision]
        + (folder == "." ? [] : ["--", folder + "/"]))
    let names = String(decoding: list, as: UTF8.self).split(separator: "\0").map(String.init)
      .filter { $0.hasSuffix(".swift") && !$0.contains("\n") }
    let requests = names.map { "\(revision):./\($0)\n" }.joined()
    var answers = try run(["cat-file", "--batch"], input: Data(requests.utf8))[...]
    var texts: [String: String] = [:]
    for name in names {
      // Each answer is a line with the length at its end, the text, and a line break.
      guard let end = answers.firstIndex(of: UInt8(ascii: "\n")),
        let length = String(decoding: answers[..<end], as: UTF8.self).split(separator: " ").last
          .flatMap({ Int($0) })
      else { throw Failure("git doesn't give '\(name)' of '\(revision)'") }
      let text = answers[answers.index(after: end)...].prefix(length)
      texts[name] = String(decoding: text, as: UTF8.self)
      answers = answers[text.endIndex...].dropFirst()
    }
    return texts
  }

  /// What git writes.
  ///
  /// - Throws: What is at fault, if it ends with an error.
  private func run(_ arguments: [String], input: Data = Data()) throws(Failure) -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (incoming, outgoing) = (Pipe(), Pipe())
    process.standardInput = incoming
    process.standardOutput = outgoing
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure("git can't be run", hint: "install it, or compare folders and JSON files")
    }
    // Git answers while it is asked, so that neither may wait for the other.
    let writer = incoming.fileHandleForWriting
    DispatchQueue.global().async {
      try? writer.write(contentsOf: input)
      try? writer.close()
    }
    let output = outgoing.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("git \(arguments.first ?? "") ended with \(process.terminationStatus)")
    }
    return output
  }
}
