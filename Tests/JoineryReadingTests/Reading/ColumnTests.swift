import JoineryAnalysis
import JoineryReading
import Testing

/// Columns are counted as the compiler does: in code units of UTF-8, from 1.
@Suite struct `A column` {
  @Test(arguments: [("", 23), ("/* ab */ ", 32), ("/* größe €😀 */ ", 45), ("\t", 24)])
  func `is that of the compiler`(_ before: String, _ column: Int) {
    let sources = Sources([
      "App/A.swift": """
      import Joinery
      final class Car: Sendable { init(engine: Int) {} }
      @Graph final class G: Sendable {
        \(before)@Singleton(Car.init(engine:)) var car: Car
      }
      """
    ])
    #expect(sources.report.issues.map(\.issue.place?.column) == [column])
  }
}
