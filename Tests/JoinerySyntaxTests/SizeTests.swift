import JoineryAnalysis
import JoinerySyntax
import Testing

@Suite struct `A large graph` {
  /// A class in which each member needs two before it, as the members of real graphs do.
  private static func source(_ count: Int) -> String {
    (["let config: Config"]
      + (0..<count).map { index in
        let needs = index < 2 ? "config:" : "member\(index - 1):member\(index / 2):"
        return "@Singleton(Service\(index).init(\(needs))) var member\(index): any Service\(index)P"
      }).joined(separator: "\n  ")
  }

  @Test(.timeLimit(.minutes(10)), arguments: [500, 8_000])
  func `W17: is read and checked in time`(_ count: Int) throws {
    let source = try GraphSource(members: Self.source(count))
    #expect(source.declaration.diagnostics().isEmpty)
    #expect(source.declaration.members.count == count + 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func `V19: with as many faults as members is checked as well`() throws {
    let members = (0..<500).map { index in
      "@Singleton(S.init(mistake\(index):member\((index + 1) % 500):)) var member\(index): S"
    }
    let source = try GraphSource(members: members.joined(separator: "\n"))
    var ids: [IssueID: Int] = [:]
    for diagnostic in source.declaration.diagnostics() { ids[diagnostic.id, default: 0] += 1 }
    #expect(ids == [.missingBinding: 500, .dependencyCycle: 1])
  }
}
