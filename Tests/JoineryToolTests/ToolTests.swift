import Foundation
import JoineryAnalysis
import JoineryInspection
import JoineryTestSupport
import Testing

@testable import JoineryTool

@Suite struct `The tool` {
  private let folder: Folder
  private let file: String

  init() throws {
    folder = try Folder()
    file = try folder.write(Graph.shop.jsonText, to: "app.json")
  }

  @Test(arguments: ["text", "mermaid", "dot", "json", "html"])
  func `writes a graph in each format`(format: String) throws {
    let run = Run("graph", file, "--format", format)
    let expected =
      switch format {
      case "text": Graph.shop.text
      case "mermaid": GraphMermaidRenderer().text(of: Graph.shop)
      case "dot": GraphDOTRenderer().text(of: Graph.shop)
      case "json": Graph.shop.jsonText
      default: "<!doctype html>"
      }
    #expect(run.code == .success && run.errors.isEmpty)
    #expect(run.output.hasPrefix(expected) && run.output.hasSuffix("\n"))
  }

  @Test func `writes text if it isn't told how`() {
    #expect(Run("graph", file).output == Graph.shop.text + "\n")
  }

  @Test func `writes what a key leads to, and no further than it is told`() {
    let whole = Run("graph", file, "--root", "Users").output
    #expect(whole.contains("Database") && !whole.contains("Screen"))
    let part = Run("graph", file, "--root=Screen", "--depth=1", "-f", "dot").output
    #expect(part.contains("SQLUsers") && !part.contains("Database"))
  }

  @Test func `says so where a chart has more links than Mermaid draws`() throws {
    let keys = (0...501).map { Key(type: "N\($0)") }
    let graph = Graph(
      nodes: keys.indices.map { index in
        Node(
          keys[index], lifetime: .singleton,
          edges: keys.dropFirst(index + 1).prefix(1).map { Edge($0) })
      })
    let large = try folder.write(graph.jsonText, to: "large.json")
    let run = Run("graph", large, "-f", "mermaid")
    #expect(run.code == .success && run.errors.hasPrefix("note: the chart has 501 links"))
    #expect(Run("graph", large, "-f", "mermaid", "--root", "N1").errors.isEmpty)
  }

  @Test func `says so where Graphviz gets many boxes`() throws {
    let graph = Graph(
      nodes: (0..<500).map { Node(Key(type: "N\($0)"), lifetime: .singleton) })
    let large = try folder.write(graph.jsonText, to: "large.json")
    let run = Run("graph", large, "-f", "svg", "--time-limit", "30")
    #expect(
      run.errors.hasPrefix(
        "note: 500 boxes go to Graphviz, which may take long: at most 30 seconds\n")
        || run.errors.contains("isn't installed"), "\(run.errors)")
    #expect(!Run("graph", large, "-f", "svg", "--root", "N1").errors.contains("note:"))
  }

  @Test func `lists the graphs of an input`() throws {
    #expect(Run("graph", file, "--list").output == "app  3 bindings\n")
    let source = try folder.write(
      """
      import Joinery
      let first = try Container("first") { Instance(1) }
      let second = try Container("the second") { Instance(1); Instance("") }
      """, to: "Two.swift")
    #expect(
      Run("graph", source, "--list").output == """
        first       1 binding   \(source):2:17
        the second  2 bindings  \(source):3:18

        """)
    #expect(
      Run("graph", source, "--list", "--graph", "first").output.hasPrefix("first  1 binding "))
  }

  @Test func `says which release it is`() throws {
    #expect(Run("--version").output == "joinery \(ToolVersion.text)\n")
    #expect(
      Run("check", file, "-f", "sarif").output.contains("\"version\": \"\(ToolVersion.text)\""))
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../CHANGELOG.md")
    let changes = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let first = try #require(changes.firstMatch(of: /\n## (\S+)/)?.1)
    // As long as there is something unreleased on top, no version may look like a released one.
    #expect(
      first == "Unreleased" ? ToolVersion.text.hasSuffix("-dev") : first.contains(ToolVersion.text))
  }

  @Test func `writes to a file`() throws {
    let run = Run("graph", file, "-f", "json", "-o", folder.path("out.json"))
    #expect(run.code == .success && run.output.isEmpty)
    #expect(try folder.text("out.json") == Graph.shop.jsonText + "\n")
  }

  @Test func `explains a key`() throws {
    let explanation = try #require(GraphExplanation(of: Key(type: "any Shop.Users"), in: .shop))
    #expect(Run("explain", "Users", file).output == explanation.text + "\n")
    #expect(Run("explain", "Users", file, "-f", "json").output == explanation.jsonText + "\n")
  }

  @Test func `tells how a graph hangs together`() throws {
    let run = Run("stats", file)
    #expect(try Golden().difference(of: String(run.output.dropLast()), from: "stats") == nil)
    let json = Run("stats", file, "--format", "json").output
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(value?["bindings"] as? Int == 3)
  }

  @Test func `tells what a change does, and ends with 1 where it brings issues`() throws {
    var changed = Graph.shop
    changed.nodes.remove(at: 1)
    let after = try folder.write(changed.jsonText, to: "after.json")
    let run = Run("diff", file, after)
    #expect(run.code == .issues)
    #expect(run.output.hasPrefix("1 removed; 1 issue new"))
    #expect(Run("diff", after, file).code == .success)
    #expect(Run("diff", file, file).output == "no difference\n")
    #expect(Run("diff", file, after, "-f", "markdown").output.hasPrefix("### Dependency graph"))
    #expect(Run("diff", file, after, "-f", "json").output.hasPrefix("{"))
  }

  @Test func `has colours only where they are wanted, and never in a file`() throws {
    #expect(!Run("graph", file).output.contains("\u{1B}"))
    #expect(
      Run("graph", file, hasColor: true).output.hasPrefix("\u{1B}[1mapp: 3 bindings\u{1B}[0m"))
    #expect(!Run("graph", file, "-f", "json", hasColor: true).output.contains("\u{1B}"))
    _ = Run("graph", file, "-o", folder.path("out.txt"), hasColor: true)
    #expect(try !folder.text("out.txt").contains("\u{1B}"))
    #expect(Run("nothing", hasColor: true).errors.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func `helps`() throws {
    let overview = Run("--help")
    #expect(overview.code == .success && Run("help").output == overview.output)
    #expect(Run().code == .badUse)
    let commands = Tool.commands.map { $0.usage.name }
    let texts = commands.map { Run($0, "--help").output }
    #expect(commands.map { Run("help", $0).output } == texts)
    let text = ([overview.output] + texts).joined(separator: "\n---\n\n")
    #expect(try Golden().difference(of: String(text.dropLast()), from: "help") == nil)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    arguments: [
      (["gra"], ["graph"]), (["--v"], ["--version"]), (["help", "st"], ["stats"]),
      (["graph", "-f", "m"], ["mermaid"]),
      (["graph", "--format", ""], ["text", "mermaid", "dot", "json", "svg", "html"]),
      (["graph", "--li"], ["--list"]), (["graph", "--root", "a"], []),
      (["completions", "f"], ["fish"]),
      (["graph", "a f"], ["a file.json"]), (["check", "-o", "a"], ["a file.json", "app.json"]),
    ] as [([String], [String])])
  func `completes what is typed in bash`(words: [String], expected: [String]) throws {
    _ = try folder.write("", to: "a file.json")
    _ = try folder.write(CompletionWriter.script(for: .bash, Tool.commands), to: "script.bash")
    let program = """
      source script.bash
      COMP_WORDS=(joinery "$@"); COMP_CWORD=$#
      _joinery
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", program, "bash"] + words
    process.currentDirectoryURL = folder.url
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output.split(separator: "\n").map(String.init).sorted() == expected.sorted())
  }

  @Test(arguments: CompletionWriter.Shell.allCases)
  func `completes in a shell`(shell: CompletionWriter.Shell) throws {
    let script = Run("completions", shell.rawValue).output
    #expect(
      try Golden().difference(
        of: String(script.dropLast()), from: "completions", ending: shell.rawValue) == nil)
    for command in Tool.commands {
      for option in command.usage.options {
        #expect(script.contains(option.name), "\(shell) \(option.name)")
      }
    }
  }
}
