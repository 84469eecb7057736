/// What practices ask for.
package struct LintOptions: Sendable {
  /// How many links the longest chain of a graph may have.
  package var depthLimit: Int

  /// Creates options.
  package init(depthLimit: Int = 6) {
    self.depthLimit = depthLimit
  }
}
