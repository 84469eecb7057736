import Foundation

extension Snippet {
  /// An error or a warning of the compiler.
  package struct Message: Sendable, CustomStringConvertible {
    package let kind: String
    /// The line in the source, counted from 1.
    package let line: Int
    package let column: Int
    package let text: String

    package var description: String { "\(kind) at \(line):\(column): \(text)" }

    /// Reads what the compiler has printed.
    ///
    /// Messages have the form `…/Snippet.swift:line:column: error: message`. One about code that a macro
    /// has written names a file of its own, and is followed by a note with the place of the macro.
    package static func messages(in text: String) -> [Message] {
      var messages: [Message] = []
      var pending: [Message] = []
      for line in text.split(separator: "\n") {
        guard let message = Message(line) else { continue }
        let isOfSource = line.contains("Snippet.swift:")
        if message.kind != "note" {
          if isOfSource { messages.append(message) } else { pending.append(message) }
        } else if isOfSource, message.text.hasPrefix("in expansion of macro") {
          messages += pending.map {
            Message(kind: $0.kind, line: message.line, column: message.column, text: $0.text)
          }
          pending = []
        }
      }
      return messages + pending
    }

    private init(kind: String, line: Int, column: Int, text: String) {
      self.kind = kind
      self.line = line
      self.column = column
      self.text = text
    }

    private init?(_ line: Substring) {
      guard let file = line.range(of: ".swift:") else { return nil }
      let parts = line[file.upperBound...].split(separator: ":", maxSplits: 3)
      guard parts.count == 4, let number = Int(parts[0]), let column = Int(parts[1]) else {
        return nil
      }
      let kind = parts[2].trimmingCharacters(in: .whitespaces)
      guard ["error", "warning", "note"].contains(kind) else { return nil }
      self.init(
        kind: kind, line: number, column: column,
        text: parts[3].trimmingCharacters(in: .whitespaces))
    }
  }

  /// What a comment says that the compiler has to say.
  package struct Expectation: Sendable, CustomStringConvertible {
    package let line: Int
    private let kind: String
    private let column: Int?
    private let text: String

    /// Reads a comment: nil for one that expects nothing.
    init?(_ comment: String, line: Int) {
      guard let colon = comment.range(of: ": ") else { return nil }
      let head = comment[..<colon.lowerBound].split(separator: "@")
      guard let kind = head.first, ["error", "warning"].contains(kind), head.count <= 2 else {
        return nil
      }
      self.line = line
      self.kind = String(kind)
      column = head.count == 2 ? Int(head[1]) : nil
      text = comment[colon.upperBound...].trimmingCharacters(in: .whitespaces)
    }

    package var description: String {
      "\(kind) at \(line):\(column.map(String.init) ?? "any"): \(text)"
    }

    /// Whether a message is the expected one.
    func isMet(by message: Message) -> Bool {
      message.line == line && (column == nil || message.column == column)
        && message.text.contains(text)
    }
  }
}
