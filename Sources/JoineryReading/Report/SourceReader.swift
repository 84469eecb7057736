/// Reads the graphs of a package from the text of its sources.
///
/// It looks at nothing but the texts: what is declared elsewhere is known by its name alone.
package enum SourceReader {
  /// Reads sources.
  ///
  /// - Parameters:
  ///   - sources: The files, of all modules of a package.
  ///   - conditions: The names that are set for `#if`, as with `-D`.
  ///   - lint: What practices ask for; without it they aren't checked.
  /// - Returns: The graphs, what is wrong with them, and what can't be read.
  /// - Complexity: O(*n*), where *n* is the length of all texts; the files are parsed in parallel.
  package static func read(
    _ sources: [SourceText], conditions: Set<String> = ["DEBUG"], lint: LintOptions? = nil
  ) -> SourceReport {
    DeepStack.run {
      PackageSources(sources, build: AssumedBuild(conditions: conditions)).report(lint: lint)
    }
  }
}
