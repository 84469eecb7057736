import JoineryReading
import Testing

/// Which branch of `#if` is read.
@Suite struct `A condition` {
  @Test(arguments: [
    ("hasFeature(NoSuchFeature)", false), ("hasFeature(ExistentialAny)", false),
    ("hasFeature(RegionBasedIsolation)", true), ("hasFeature(BuiltinJob)", true),
    ("hasAttribute(nosuch)", false), ("hasAttribute(globalActor)", true),
    ("targetEnvironment(simulator)", false), ("compiler(<5)", false), ("swift(>=6)", true),
    ("DEBUG", true), ("RELEASE", false),
  ])
  func `holds where the compiler says so`(_ condition: String, _ holds: Bool) {
    let issues = issues(condition)
    #expect(issues.count == (holds ? 1 : 0))
    #expect(issues.allSatisfy { $0.contains("needs 'zzz', which nothing binds") })
  }

  @Test(arguments: ["canImport(SwiftUI)", "canImport(Foundation, _version: 9999)"])
  func `on modules is refused around members, as by the macro`(_ condition: String) {
    let issues = issues(condition)
    #expect(issues.count == 1)
    #expect(issues.allSatisfy { $0.contains("isn't told whether 'part' exists in this build") })
  }

  private func issues(_ condition: String) -> [String] {
    Sources([
      "App/A.swift": """
      import Joinery
      final class Part: Sendable { init(zzz: Int) {} }
      @Graph final class G: Sendable {
        #if \(condition)
        @Transient(Part.init(zzz:)) var part: Part
        #endif
      }
      """
    ]).issues
  }
}
