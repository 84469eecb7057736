import Foundation
import JoineryAnalysis
import Testing

@testable import JoineryTool

@Suite struct `What the tool can't do` {
  private let folder: Folder
  private let file: String

  init() throws {
    folder = try Folder()
    file = try folder.write(Graph.shop.jsonText, to: "app.json")
  }

  /// What is said, with the test's folder as `DIR`.
  private func errors(_ run: Run) -> String {
    #expect(run.code == .badUse && run.output.isEmpty)
    return run.errors.replacing(folder.url.path, with: "DIR")
  }

  @Test(
    arguments: [
      (["grahp"], "there is no command 'grahp'", "did you mean 'graph'?"),
      (["frobnicate"], "there is no command 'frobnicate'", "see 'joinery --help'"),
      (["explain"], "KEY is missing", "joinery explain KEY [INPUT]"),
      (["graph", "a", "b"], "'b' is one argument too many", "joinery graph [INPUT]"),
      (
        ["graph", "a", "--fromat", "dot"], "'joinery graph' has no option '--fromat'",
        "did you mean '--format'?"
      ),
      (["graph", "a", "-x"], "'joinery graph' has no option '-x'", "see 'joinery graph --help'"),
      (
        ["graph", "a", "--format"], "'--format' needs a value",
        "--format text|mermaid|dot|json|svg|html"
      ),
      (
        ["graph", "a", "--format", "png"], "'png' is no format",
        "there are text, mermaid, dot, json, svg, html"
      ),
      (
        ["graph", "a", "-f", "dot", "--format=svg"], "'--format' is given twice",
        "leave one of them out"
      ),
      (
        ["graph", "APP", "--list", "-f", "dot"], "'--list' goes with no '--format'",
        "leave one of them out"
      ),
      (
        ["check", "DIR", "-D", "A=1"], "'A=1' is no name that '#if' knows",
        "-D NAME, or -D NAME,OTHER"
      ),
      (
        ["graph", "APP", "--time-limit", "0"], "'0' is no time-limit",
        "--time-limit takes a whole number from 1 on"
      ),
      (["graph", "APP", "--depth", "2"], "--depth counts from a root", "add --root KEY"),
      (
        ["graph", "APP", "--root", "Users", "--depth", "two"], "'two' is no depth",
        "--depth takes a whole number from 0 on"
      ),
      (["graph", "APP", "--root", "Usres"], "'app' has no 'Usres'", "did you mean 'any Users'?"),
      (
        ["explain", "Nothing", "APP"], "'app' has no 'Nothing'",
        "'joinery graph' lists what it has"
      ),
      (
        ["explain", "Users", "APP", "--graph", "web"], "'DIR/app.json' has no graph 'web'",
        "there is 'app'"
      ),
      (
        ["explain", "Users", "APP", "--graph", "apq"], "'DIR/app.json' has no graph 'apq'",
        "there is 'app'"
      ),
      (
        ["explain", "Users", "APP", "--graph", "App."], "'DIR/app.json' has no graph 'App.'",
        "did you mean 'app'?"
      ),
      (["completions", "tcsh"], "'tcsh' is no SHELL", "there are bash, zsh, fish"),
      (
        ["graph", "DIR/none.json"],
        "there is no file or folder 'DIR/none.json'",
        "name a package, sources, a graph as JSON, or a revision of git"
      ),
      (
        ["graph", "DIR/apps.json"], "there is no file or folder 'DIR/apps.json'",
        "did you mean 'DIR/app.json'?"
      ),
      (
        ["diff", "APP", ""], "an argument is empty",
        "name a package, sources, a graph as JSON, or a revision of git"
      ),
      (
        ["graph", "DIR"], "'DIR' has no graph: it has no Swift source",
        "name a graph as JSON: 'DIR/app.json'"
      ),
      (
        ["check", "DIR"], "'DIR' has no graph: it has no Swift source",
        "name a graph as JSON: 'DIR/app.json'"
      ),
      (
        ["graph", "APP", "-o", "DIR/no/out"], "'DIR/no/out' can't be written",
        "make the folder: mkdir -p DIR/no"
      ),
      (
        ["graph", "APP", "-o", "DIR"], "'DIR' can't be written", "it is a folder; name a file in it"
      ),
    ] as [([String], String, String?)])
  func `is said in one line, with what to do`(arguments: [String], message: String, hint: String?) {
    let run = Run(
      arguments: arguments.map {
        $0 == "APP" ? file : $0.replacing("DIR", with: folder.url.path)
      })
    #expect(errors(run) == "error: \(message)\n\(hint.map { "  \($0)\n" } ?? "")")
  }

  @Test func `is to choose between keys of the same name`() throws {
    var graph = Graph.shop
    graph.nodes.append(Node(Key(type: "Web.Screen"), lifetime: .transient))
    let run = Run("explain", "Screen", try folder.write(graph.jsonText, to: "two.json"))
    #expect(
      errors(run) == """
        error: 'Screen' may be 2 keys
          take one of 'Shop.Screen', 'Web.Screen'

        """)
    #expect(Run("explain", "Web.Screen", folder.path("two.json")).code == .success)
  }

  @Test func `is to start at what nothing binds`() throws {
    var graph = Graph.shop
    graph.nodes.remove(at: 1)
    let run = Run("graph", try folder.write(graph.jsonText, to: "less.json"), "--root", "Database")
    #expect(
      errors(run)
        == "error: nothing binds 'Database'\n  'joinery explain' tells who needs it\n")
  }

  @Test func `is to draw without Graphviz`() {
    let failure = #expect(throws: Failure.self) { try Graphviz(path: folder.url.path) }
    #expect(failure?.message == "SVG is drawn by Graphviz, which isn't installed")
    #expect(failure?.hint?.contains("apt install graphviz") == true)
  }

  @Test func `is to draw where Graphviz fails`() throws {
    let path = try folder.write(
      program: "#!/bin/sh\necho 'dot: out of memory' >&2\nexit 3\n", named: "dot")
    let failure = #expect(throws: Failure.self) { try Graphviz(path: path).svg(of: "digraph {}") }
    #expect(failure?.message == "Graphviz failed and said: dot: out of memory")
  }

  @Test func `is not to draw where Graphviz works`() throws {
    let path = try folder.write(
      program: "#!/bin/sh\nwhile [ \"$1\" != -o ]; do shift; done\ncat \"$3\" > \"$2\"\n",
      named: "dot")
    let picture = String(repeating: "digraph {}\n", count: 50_000)
    #expect(try Graphviz(path: path).svg(of: picture) == picture)
  }

  @Test func `tells how SwiftPM allows a plug-in to write`() {
    var errors = ""
    let console = Console(write: { _ in }, writeError: { errors += $0 }, isPlugIn: true)
    // A file that is in the way of a folder can't be written to by anybody.
    let code = Tool.run(["graph", file, "-o", "\(file)/out.txt"], console: console)
    #expect(code == .badUse)
    #expect(
      errors.hasSuffix(
        """
        out.txt' can't be written
          allow it: swift package --allow-writing-to-package-directory joinery …

        """))
  }

  @Test(arguments: [
    ["graph", "APP"], ["check", "APP", "-f", "json"], ["help"], ["completions", "zsh"],
  ])
  func `is to write where the output is full`(arguments: [String]) {
    var errors = ""
    let console = Console(
      write: { _ throws(Failure) in throw Failure("full") }, writeError: { errors += $0 })
    let code = Tool.run(arguments.map { $0 == "APP" ? file : $0 }, console: console)
    #expect(code == .badUse && errors == "error: full\n")
  }

  @Test func `is to write to what is only read`() throws {
    let handle = try #require(FileHandle(forReadingAtPath: file))
    let failure = #expect(throws: Failure.self) { try Console.write("text", to: handle) }
    #expect(failure?.message == "the output can't be written")
  }

  @Test func `leaves a link a link, and writes to where it leads`() throws {
    let link = folder.path("link")
    let target = try folder.write("before", to: "target.txt")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(Run("graph", file, "-o", link).code == .success)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try folder.text("target.txt") == Graph.shop.text + "\n")
  }

  @Test func `tells which of several graphs has a key`() throws {
    let source = try folder.write(
      """
      import Joinery
      struct A: Sendable {}
      struct B: Sendable {}
      let first = try Container("first") { Instance(A()); Instance(B()) }
      let second = try Container("second") { Instance(B()) }
      """, to: "Two.swift")
    #expect(Run("explain", "A", source).output.hasPrefix("A\n"))
    #expect(Run("graph", source, "--root", "A").output.hasPrefix("first: 1 binding\n"))
    #expect(
      errors(Run("explain", "B", source)) == """
        error: 'B' is in 2 graphs
          choose with --graph: 'first', 'second'

        """)
    #expect(
      errors(Run("explain", "Thing", source)) == """
        error: none of the 2 graphs has 'Thing'
          'joinery graph' lists what they have

        """)
    #expect(
      errors(Run("stats", source)) == """
        error: 'DIR/Two.swift' has 2 graphs, and this can be done with one only
          choose with --graph: 'first', 'second'

        """)
  }

  @Test(arguments: [
    ["graph", "FILE"], ["graph", "FILE", "--list"], ["stats", "FILE"], ["explain", "A", "FILE"],
    ["stats", "FILE", "--graph", "app"], ["diff", "FILE", "FILE"],
  ])
  func `says that sources have no graph, always in the same words`(arguments: [String]) throws {
    let source = try folder.write("struct A {}", to: "None.swift")
    #expect(
      errors(Run(arguments: arguments.map { $0 == "FILE" ? source : $0 })) == """
        error: 'DIR/None.swift' has no graph
          a graph is a type with '@Graph', or a container with its bindings in braces

        """)
  }

  @Test(arguments: ["check", "lint"])
  func `says that there was no graph to look at`(command: String) throws {
    let run = Run(command, try folder.write("struct A {}", to: "None.swift"))
    #expect(run.code == .success && run.output.isEmpty)
    #expect(
      run.errors == """
        no errors, and no graph to look at
          a graph is a type with '@Graph', or a container with its bindings in braces

        """)
  }

  @Test func `says where all names are where it can only name some`() throws {
    let containers = (1...7).map { "let c\($0) = try Container(\"c\($0)\") { Instance(\($0)) }" }
    let source = try folder.write(
      "import Joinery\n" + containers.joined(separator: "\n"), to: "Seven.swift")
    let run = Run("stats", source)
    #expect(run.errors.contains("'c5', … (joinery graph \(source) --list)"), "\(run.errors)")
  }

  @Test func `is to draw for longer than it may`() throws {
    let path = try folder.write(program: "#!/bin/sh\nwhile :; do :; done\n", named: "dot")
    let failure = #expect(throws: Failure.self) {
      try Graphviz(path: path).svg(of: "digraph {}", timeLimit: .milliseconds(50))
    }
    #expect(failure?.message.hasPrefix("Graphviz was stopped: ") == true)
    let hint = failure?.hint ?? ""
    for word in ["--root", "--depth", "html", "--time-limit", "sfdp"] {
      #expect(hint.contains(word), "\(hint)")
    }
  }
}
