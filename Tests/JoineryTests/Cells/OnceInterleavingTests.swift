import Foundation
import Testing

/// Every order of the events of up to three threads and tasks, on the state as a value.
///
/// With `JOINERY_INTERLEAVINGS=all`, three of different kinds as well, which takes minutes.
@Suite(.timeLimit(.minutes(30))) struct OnceInterleavingTests {
  /// Who asks, and how many moments and last moments there are: what the rules leave out would be missing.
  struct Group: CustomTestStringConvertible {
    var askers: [OnceRace.Asker]
    /// Where the value is kept.
    var kept: (moments: Int, ends: Int)
    /// Where it is not, as that of a weak lifetime.
    var unkept: (moments: Int, ends: Int)

    var testDescription: String { askers.map(\.rawValue).joined(separator: ", ") }
  }

  private static let isComplete =
    ProcessInfo.processInfo.environment["JOINERY_INTERLEAVINGS"] == "all"

  @Test(arguments: groups + (isComplete ? largeGroups : []))
  func `W1: no order of events breaks a rule or leaves somebody waiting`(_ group: Group) {
    for (isKept, expected) in [(true, group.kept), (false, group.unkept)] {
      let explorer = OnceRaceExplorer(OnceRace(group.askers, isKept: isKept))
      #expect(explorer.faults == [])
      #expect(explorer.momentCount == expected.moments)
      #expect(explorer.endCount == expected.ends)
      print(
        "\(group.testDescription), \(isKept ? "" : "not ")kept: \(explorer.momentCount) moments,",
        "\(explorer.orderCount) orders")
    }
  }
}

// MARK: - Fixtures

extension OnceInterleavingTests {
  static let groups: [Group] = [
    Group(
      askers: [.thread], kept: (41, 13), unkept: (51, 17)),
    Group(
      askers: [.task], kept: (165, 34), unkept: (265, 53)),
    Group(
      askers: [.start], kept: (103, 22), unkept: (194, 37)),
    Group(
      askers: [.thread, .thread], kept: (617, 54), unkept: (811, 72)),
    Group(
      askers: [.thread, .task], kept: (1770, 94), unkept: (3164, 167)),
    Group(
      askers: [.thread, .start], kept: (1568, 82), unkept: (2955, 155)),
    Group(
      askers: [.task, .task], kept: (3978, 137), unkept: (8263, 273)),
    Group(
      askers: [.task, .start], kept: (4499, 142), unkept: (10_278, 279)),
    Group(
      askers: [.start, .start], kept: (4008, 133), unkept: (9861, 262)),
    Group(
      askers: [.thread, .thread, .thread], kept: (7043, 158), unkept: (10_362, 240)),
  ]

  static let largeGroups: [Group] = [
    Group(
      askers: [.thread, .thread, .task], kept: (19_223, 250), unkept: (37_317, 514)),
    Group(
      askers: [.thread, .thread, .start], kept: (18_190, 232), unkept: (36_853, 504)),
    Group(
      askers: [.thread, .task, .task], kept: (44_664, 352), unkept: (99_661, 817)),
    Group(
      askers: [.thread, .task, .start], kept: (49_469, 362), unkept: (118_685, 829)),
    Group(
      askers: [.thread, .start, .start], kept: (47_257, 351), unkept: (119_290, 817)),
    Group(
      askers: [.task, .task, .task], kept: (99_627, 481), unkept: (255_800, 1276)),
    Group(
      askers: [.task, .task, .start], kept: (113_768, 498), unkept: (312_972, 1294)),
    Group(
      askers: [.task, .start, .start], kept: (127_043, 514), unkept: (366_245, 1312)),
    Group(
      askers: [.start, .start, .start], kept: (123_280, 513), unkept: (365_517, 1287)),
  ]
}
