import Foundation
import JoineryAnalysis
import Testing

@testable import JoineryTool

/// Revisions of git that can't be read, and what is said of each.
@Suite struct `A revision` {
  private let folder: SourceFolder
  private let git: Git

  init() throws {
    folder = try SourceFolder([
      "App.swift": "import Joinery\nlet app = try Container(\"app\") {\n  bindings()\n}",
      "Deep/Deep.swift": "import Joinery\nlet deep = try Container(\"deep\") { Instance(1) }",
      "Empty/text.txt": "nothing",
    ])
    git = Git(folder: folder.path)
    for arguments in [
      ["init", "-q", "-b", "main"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "one"], ["tag", "first"],
    ] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git"] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  @Test(arguments: [
    (
      "mian", "there is no file or folder 'mian', and git knows no revision 'mian'",
      "did you mean 'main'?"
    ),
    (
      "fisrt:Deep", "there is no file or folder 'fisrt:Deep', and git knows no revision 'fisrt'",
      "did you mean 'first'?"
    ),
    (
      "other", "there is no file or folder 'other', and git knows no revision 'other'",
      "name a package, sources, a graph as JSON, or a revision of git"
    ),
  ])
  func `that isn't there may be another one`(path: String, message: String, hint: String) {
    #expect(!RevisionGraphSource(git: git).reads(path))
    #expect(MissingInput(path, git: git).failure == Failure(message, hint: hint))
  }

  @Test func `needs a repository`() throws {
    let outside = try SourceFolder(["A.swift": ""])
    #expect(
      MissingInput("main", git: Git(folder: outside.path)).failure
        == Failure(
          "there is no file or folder 'main', and no git repository here, for which it may be a revision",
          hint: "run it in the repository, or name a package, sources, or a graph as JSON"))
  }

  @Test func `needs git`() {
    #expect(
      MissingInput("main", git: Git(folder: folder.path, path: "/nowhere")).failure
        == Failure(
          "there is no file or folder 'main', and git, for which it may be a revision, isn't installed",
          hint: "install git, or name a package, sources, or a graph as JSON"))
  }

  @Test func `needs a repository that git trusts`() throws {
    let broken = try SourceFolder([".git": "gitdir: /nowhere/at/all"])
    let failure = MissingInput("main", git: Git(folder: broken.path)).failure
    #expect(failure.message.hasPrefix("there is no file or folder 'main', and "), "\(failure)")
    #expect(failure.message.contains("git"))
  }

  @Test func `has the folder that is asked for`() throws {
    let source = RevisionGraphSource(git: git)
    #expect(try source.load("main:Deep/Deep.swift").graphs.map(\.name) == ["deep"])
    let missing = #expect(throws: Failure.self) { try source.load("main:Depe") }
    #expect(missing?.message == "the revision 'main' has no file or folder 'Depe'")
    let empty = #expect(throws: Failure.self) { try source.load("main:Empty") }
    #expect(empty?.message == "'main:Empty' has no graph: it has no Swift source")
  }

  @Test func `is named where it can't be read`() throws {
    let problems = try RevisionGraphSource(git: git).load("main").problems
    #expect(problems.map { $0.place?.description } == ["main:App.swift:3:3"])
  }
}
