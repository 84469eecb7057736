import JoineryAnalysis
import JoineryReading
import Testing

/// Graph types of which none can be made first.
@Suite struct `A cycle of parents` {
  @Test func `of two graphs is named at the parent that closes it`() throws {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      @Graph final class X: Sendable { @Parent let y: Y }
      @Graph final class Y: Sendable { @Parent let x: X }
      """
    ])
    #expect(
      sources.issues == [
        """
        App/A.swift:3:46 error dependency-cycle: 'X' has itself as a parent, so none can be made first: \
        X → Y → X.
        """
      ])
    #expect(sources.unreadable == [])
    #expect(
      sources.report.issues.map(\.issue.fix) == [
        "remove this '@Parent', and pass what it is for as an input"
      ])
  }

  @Test func `of several graphs begins where it is closed`() {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      @Graph final class V: Sendable { @Parent let x: X }
      @Graph final class X: Sendable { @Parent let y: Y }
      @Graph final class Y: Sendable { @Parent let z: Z }
      @Graph final class Z: Sendable { @Parent let x: X }
      """
    ])
    #expect(
      sources.issues == [
        """
        App/A.swift:5:46 error dependency-cycle: 'X' has itself as a parent, so none can be made first: \
        X → Y → Z → X.
        """
      ])
  }

  @Test func `of one graph is what the macro says`() {
    let sources = Sources([
      "App/A.swift": "import Joinery\n@Graph final class X: Sendable { @Parent let x: X }"
    ])
    #expect(
      sources.issues == [
        """
        App/A.swift:2:49 error misplaced-attribute: 'X' can't be its own parent, since none of them could \
        be the first; what may be none is an input: 'x: X?', without '@Parent'.
        """
      ])
    #expect(sources.unreadable == [])
  }
}
