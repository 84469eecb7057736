// What the test kit calls.
extension InjectedValues {
  /// These values, and further ones that belong to a test or a preview as a whole.
  ///
  /// - Parameter change: Sets further values; while it runs, these are in force.
  /// - Returns: The values, and for each one that was set whether somebody has read it.
  /// - Throws: What the closure throws.
  package func refined(
    _ change: (inout InjectedValues) async throws -> Void
  ) async throws -> (values: InjectedValues, usages: [InjectedUsage]) {
    let base = frame.base
    var values = InjectedValues(frame: base)
    try await withInjected(values) { try await change(&values) }
    var usages: [InjectedUsage] = []
    let new = values.frame.stack.filter { !$0.isBase }
    // Of several values of one entry only the last one can be read.
    var seen: Set<ObjectIdentifier> = []
    let visible = new.filter { $0.key.map { seen.insert($0).inserted } ?? false }
    let frame = visible.reversed().reduce(base) { next, frame in
      let usage = InjectedUsage(name: frame.name)
      usages.append(usage)
      return frame.copied(onto: next, usage: usage)
    }
    return (InjectedValues(frame: frame), usages)
  }

  /// Whether the values belong to a test, or to a preview, and not to the process.
  package var isOfTest: Bool { frame.root !== InjectedRoot.process }
}
