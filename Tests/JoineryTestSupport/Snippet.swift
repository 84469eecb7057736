import Foundation

/// A small program, with what the compiler has to say about it.
///
/// A line that has to be refused ends with a comment, `// error: ` and a part of the message, or
/// `// error@7: ` where the column is checked as well; in the same way for a warning. Such a comment on a
/// line of its own is about the line of code above. What is said about the code that a macro has written
/// is said about the attribute of the macro.
package struct Snippet: Sendable {
  /// What the program shows.
  package let name: String
  /// The text of the program.
  package let source: String
  /// What the compiler is told besides where the modules are.
  package let options: [String]
  /// Whether each message has to be expected, and not only each line that has one.
  package let isExact: Bool

  /// Creates a snippet.
  package init(
    _ name: String, options: [String] = ["-swift-version", "6"], isExact: Bool = false,
    _ source: String
  ) {
    self.name = name
    self.options = options
    self.isExact = isExact
    self.source = source
  }

  /// What the comments expect.
  package var expectedErrors: [Expectation] {
    var expected: [Expectation] = []
    var number = 0
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let isComment = line.trimmingCharacters(in: .whitespaces).hasPrefix("// ")
      if !isComment { number = index + 1 }
      expected += line.components(separatedBy: "// ").dropFirst().compactMap {
        Expectation($0, line: number)
      }
    }
    return expected
  }

  /// What the compiler says: nothing if there is none.
  ///
  /// - Throws: An error if the compiler can't be run.
  package func messages() async throws -> [Message] {
    try await Self.turnstile.pass {
      try await Self.compiler?.messages(for: source, options: options) ?? []
    }
  }

  /// How what the compiler says differs from what the comments expect; nil where it doesn't.
  ///
  /// - Throws: An error if the compiler can't be run.
  package func difference() async throws -> String? {
    var unexpected = try await messages()
    var missing: [Expectation] = []
    let expected = expectedErrors
    for expectation in expected {
      if let index = unexpected.firstIndex(where: expectation.isMet) {
        unexpected.remove(at: index)
      } else {
        missing.append(expectation)
      }
    }
    if !isExact {
      let lines = Set(expected.map(\.line))
      unexpected.removeAll { lines.contains($0.line) }
    }
    if unexpected.isEmpty && missing.isEmpty { return nil }
    return (missing.map { "missing \($0)" } + unexpected.map { "unexpected \($0)" })
      .joined(separator: "\n")
  }

  /// Whether snippets can be compiled here.
  package static var canCompile: Bool { compiler != nil }

  static let compiler = Compiler()
  /// More compilers than processors would only keep each other, and all other tests, waiting.
  static let turnstile = Turnstile(
    width: max(1, ProcessInfo.processInfo.activeProcessorCount / 2))
}

extension Snippet: CustomStringConvertible {
  /// The name.
  package var description: String { name }
}
