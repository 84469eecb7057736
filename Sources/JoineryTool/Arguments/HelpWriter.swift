/// Writes what to read with `--help`.
enum HelpWriter {
  /// Whether an argument asks for help.
  static func isHelp(_ argument: String) -> Bool { argument == "--help" || argument == "-h" }

  /// All commands.
  static func overview(of commands: [any Command.Type]) -> String {
    let rows = commands.map { (call(of: $0.usage), $0.usage.summary) }
    return """
      Sees, explains and compares dependency graphs of Joinery.

      usage: joinery COMMAND …

      \(table(rows))

      'joinery COMMAND --help' tells more, and 'joinery --version' which release this is. The
      program ends with 0, with 1 where it found issues, and with 2 where an argument, an input or
      an output is at fault.

      """
  }

  /// One command.
  static func text(of usage: Usage) -> String {
    var parts = ["\(sentence(usage.summary))", "usage: joinery \(call(of: usage)) …"]
    if !usage.operands.isEmpty {
      parts.append("arguments\n\(table(usage.operands.map { ($0.name, help(of: $0)) }))")
    }
    let options = usage.options.map { (spelling(of: $0), help(of: $0)) }
    parts.append("options\n\(table(options + [("-h, --help", "this text")]))")
    if !usage.examples.isEmpty {
      parts.append("examples\n\(table(usage.examples.map { ($0.call, $0.meaning) }))")
    }
    if let notes = usage.notes { parts.append(notes) }
    return parts.joined(separator: "\n\n").replacing(" …\n", with: " [OPTIONS]\n") + "\n"
  }

  private static func call(of usage: Usage) -> String {
    ([usage.name] + usage.operands.map { $0.isOptional ? "[\($0.name)]" : $0.name })
      .joined(separator: " ")
  }

  private static func spelling(of option: Usage.Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return "\(letter)--\(option.name)" + (option.isFlag ? "" : " \(option.value)")
  }

  private static func help(of option: Usage.Option) -> String {
    option.choices.isEmpty
      ? option.help : "\(option.choices.joined(separator: ", ")): \(option.help)"
  }

  private static func help(of operand: Usage.Operand) -> String {
    operand.choices.isEmpty
      ? operand.help : "\(operand.choices.joined(separator: ", ")): \(operand.help)"
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { first, second in
      "  \(first)\(String(repeating: " ", count: width - first.count))  \(second)"
    }
    .joined(separator: "\n")
  }
}
