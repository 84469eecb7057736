/// How a command is called.
struct Usage: Sendable {
  /// One option of a command.
  struct Option: Sendable {
    /// The name, without hyphens.
    var name: String
    /// A name of one letter, if there is one.
    var letter: Character?
    /// What to call the value in a text: `FILE`; nothing for an option without a value.
    var value = ""
    /// The values that are possible, where there are only some.
    var choices: [String] = []
    /// Whether the value is a file.
    var isFile = false
    /// Whether it may be given several times; the values are then joined with commas.
    var isRepeatable = false
    /// What the option does, in half a sentence.
    var help: String

    /// Whether the option has no value.
    var isFlag: Bool { value.isEmpty }
  }

  /// One argument that is known by its place.
  struct Operand: Sendable {
    /// What to call it in a text: `KEY`.
    var name: String
    /// The values that are possible, where there are only some.
    var choices: [String] = []
    /// Whether it is a file.
    var isFile = true
    /// Whether it may be left out.
    var isOptional = false
    /// What it is, in half a sentence.
    var help: String
  }

  /// The name of the command.
  var name: String
  /// What the command does, in half a sentence.
  var summary: String
  var operands: [Operand] = []
  var options: [Option] = []
  /// Calls as a person would write them, each with what it does.
  var examples: [(call: String, meaning: String)] = []
  /// What else there is to know.
  var notes: String?
}

extension Usage.Operand {
  /// What a graph is read from.
  static let input = Usage.Operand(
    name: "INPUT", isOptional: true,
    help:
      "a package, sources, or a graph as JSON, '-' for standard input; this folder if not given"
  )

  /// What sources are read from.
  static let sources = Usage.Operand(
    name: "SOURCES", isOptional: true,
    help: "a package, or a folder or file of sources; this folder if not given")
}

extension Usage.Option {
  /// Where to write to.
  static let output = Usage.Option(
    name: "output", letter: "o", value: "FILE", isFile: true,
    help: "write to a file and not to standard output")

  /// Which of several graphs of an input is meant.
  static let graph = Usage.Option(
    name: "graph", value: "NAME", help: "which graph, where the input has several")

  /// Whether tests are read as well.
  static let tests = Usage.Option(name: "tests", help: "read the targets of tests as well")

  /// What is set for conditions.
  static let define = Usage.Option(
    name: "define", letter: "D", value: "NAMES", isRepeatable: true,
    help: "the names that hold in '#if', with commas between them; DEBUG if not given")

  /// How to write.
  static func format(_ choices: String...) -> Usage.Option {
    Usage.Option(
      name: "format", letter: "f", value: "FORMAT", choices: choices,
      help: "how to write; \(choices[0]) if not given")
  }
}
