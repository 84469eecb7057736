import Foundation
import JoineryAnalysis

/// The program `git`, asked for what it keeps of a folder.
struct Git {
  /// The folder; that in which this program runs, if there is none.
  var folder: String?
  /// Where the program is looked for, if not where the shell does.
  var path: String?

  /// What git knows of a revision.
  enum Standing: Equatable {
    case known
    /// There is none of this name, and some have names like it; the clone may lack some.
    case unknown(similar: [String], isShallow: Bool)
    /// There is nothing to ask, for the reason that git gives, if it isn't the usual one.
    case noRepository(reason: String?)
    case notInstalled
  }

  /// Whether a text names a revision.
  func names(revision: String) -> Bool { standing(of: revision) == .known }

  /// What git knows of a revision.
  func standing(of revision: String) -> Standing {
    let isName = !revision.isEmpty && !revision.hasPrefix("-")
    switch answer(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]) {
    case nil, 127: return .notInstalled
    case 0 where isName: return .known
    case _?: break
    }
    var errors = Data()
    if answer(["rev-parse", "--git-dir"], errors: &errors) != 0 {
      let said = String(decoding: errors, as: UTF8.self).split(separator: "\n").first ?? ""
      return .noRepository(reason: said.contains("not a git repository") ? nil : String(said))
    }
    let names = (try? run(["for-each-ref", "--format=%(refname:short)"])) ?? Data()
    let isShallow = (try? run(["rev-parse", "--is-shallow-repository"])) ?? Data()
    return .unknown(
      similar: String(decoding: names, as: UTF8.self).split(separator: "\n").map(String.init)
        .similar(to: revision),
      isShallow: String(decoding: isShallow, as: UTF8.self).hasPrefix("true"))
  }

  /// The Swift files in a folder of a revision, or the file that is named, by their paths.
  ///
  /// - Throws: What is at fault, if git can't tell.
  func swiftFiles(
    of revision: String, in folder: String
  ) throws(Failure) -> [String: String] {
    let list = try run(
      ["ls-tree", "-r", "-z", "--name-only", revision]
        + (folder == "." ? [] : ["--", folder]))
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

  /// Whether a revision has a file or folder.
  func has(_ path: String, in revision: String) -> Bool {
    answer(["cat-file", "-e", "\(revision):./\(path)"]) == 0
  }

  /// What git ends with; nothing if it can't be run.
  private func answer(_ arguments: [String]) -> Int32? {
    var errors = Data()
    return answer(arguments, errors: &errors)
  }

  /// What git ends with, and what it says of it in few lines.
  private func answer(_ arguments: [String], errors: inout Data) -> Int32? {
    let process = command(arguments)
    let said = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = said
    guard (try? process.run()) != nil else { return nil }
    errors = said.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func command(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    // What git says is looked at, and so is in one language.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LC_ALL": "C"]) { $1 }.merging(path.map { ["PATH": $0] } ?? [:]) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    return process
  }

  /// What git writes.
  ///
  /// - Throws: What is at fault, if it ends with an error.
  private func run(_ arguments: [String], input: Data = Data()) throws(Failure) -> Data {
    let process = command(arguments)
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
