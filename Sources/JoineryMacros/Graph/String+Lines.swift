extension String {
  /// The text with each line moved in by one step.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  /// A call or a declaration with its arguments, in one line if they fit into it.
  static func list(_ head: String, _ arguments: [String], _ tail: String) -> String {
    let line = head + arguments.joined(separator: ", ") + tail
    // Two columns for the body of the class.
    if line.count <= 98 { return line }
    return "\(head)\n\(arguments.joined(separator: ",\n").indented)\n\(tail)"
  }
}

extension [String] {
  /// The texts as lines, moved in by one step.
  var indentedLines: String { joined(separator: "\n").indented }
}
