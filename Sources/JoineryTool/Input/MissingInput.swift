import Foundation
import JoineryAnalysis

/// An argument that names nothing a graph can be read from.
struct MissingInput {
  private let path: String
  private let git: Git

  init(_ path: String, git: Git = Git()) {
    self.path = path
    self.git = git
  }

  /// What to say of it.
  var failure: Failure {
    if path.isEmpty { return Failure("an argument is empty", hint: Self.hint) }
    let missing = "there is no file or folder '\(path)'"
    if let similarFile {
      return Failure(missing, hint: Failure.didYouMean([similarFile], or: ""))
    }
    if isPath { return Failure(missing, hint: Self.hint) }
    let revision = String(path.prefix { $0 != ":" })
    switch git.standing(of: revision) {
    case .notInstalled:
      return Failure(
        "\(missing), and git, for which it may be a revision, isn't installed",
        hint: "install git, or name a package, sources, or a graph as JSON")
    case .noRepository(.none):
      return Failure(
        "\(missing), and no git repository here, for which it may be a revision",
        hint: "run it in the repository, or name a package, sources, or a graph as JSON")
    case .noRepository(.some(let reason)):
      return Failure("\(missing), and git can't be asked for a revision: \(reason)")
    case .unknown(let names, let isShallow):
      return Failure(
        "\(missing), and git knows no revision '\(revision)'",
        hint: !names.isEmpty
          ? Failure.didYouMean(names, or: "")
          : isShallow ? "the clone has not all of them: git fetch --unshallow" : Self.hint)
    case .known:
      // What is behind a colon has been looked for as well.
      return Failure(missing, hint: Self.hint)
    }
  }

  private static let hint = "name a package, sources, a graph as JSON, or a revision of git"

  /// Whether the argument can only be meant as a path.
  private var isPath: Bool {
    path.hasPrefix("/") || path.hasPrefix(".") || path.hasPrefix("~")
      || [".json", ".swift", "/"].contains { path.hasSuffix($0) }
  }

  /// A file in the same folder with a name like it.
  private var similarFile: String? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let name = names.sorted().similar(to: url.lastPathComponent).first else { return nil }
    return path.hasSuffix(url.lastPathComponent)
      ? String(path.dropLast(url.lastPathComponent.count)) + name : nil
  }
}
