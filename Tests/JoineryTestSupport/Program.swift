/// A program that is compiled against the modules of this process, and run.
package struct Program: Sendable {
  private let source: String

  /// Creates a program.
  ///
  /// - Parameter source: Its only file, which has a type with `@main`.
  package init(_ source: String) {
    self.source = source
  }

  /// What the program prints.
  ///
  /// - Returns: The text; nil where nothing can be compiled.
  /// - Throws: An error with what the compiler or the program says, if one of them fails.
  package func output() async throws -> String? {
    try await Snippet.turnstile.pass {
      try await Snippet.compiler?.output(of: source, options: ["-swift-version", "6"])
    }
  }
}
