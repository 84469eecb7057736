import Testing

extension ExitTest.Result? {
  /// What the process of an exit test has written to its standard error.
  ///
  /// The test has to observe it: `observing: [\.standardErrorContent]`. The optional is what
  /// `#expect(processExitsWith:)` gives, which has recorded an issue where it is nil.
  ///
  /// - Throws: An error that ends the test if the process didn't end as it was expected to.
  package var errorText: String {
    get throws { String(decoding: try #require(self).standardErrorContent, as: UTF8.self) }
  }
}
