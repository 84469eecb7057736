package import JoineryAnalysis

/// Everything that was read from the sources of a package.
package struct SourceReport: Sendable {
  /// The graphs, in the order of the sources.
  package internal(set) var graphs: [ReadGraph] = []
  /// What `InjectedValues` has, in the order of the sources.
  package internal(set) var entries: [InjectedEntry] = []
  /// What is wrong with the sources themselves.
  package internal(set) var sourceIssues: [ReportedIssue] = []
  /// Where practices aren't kept, if that was asked for, in the order of the sources.
  package internal(set) var practices: [ReportedIssue] = []
  /// What says something of a graph and can't be read, in the order of the sources.
  package internal(set) var unreadable: [Unreadable] = []
  /// The path of each file, by the name that places have.
  package internal(set) var paths: [String: String] = [:]

  /// Everything that is wrong, each issue once, in the order of the sources.
  package var issues: [ReportedIssue] {
    Self.sorted(sourceIssues + graphs.flatMap(\.issues))
  }

  /// Each issue once, in the order of the sources.
  static func sorted(_ issues: [ReportedIssue]) -> [ReportedIssue] {
    var seen: Set<ReportedIssue> = []
    return issues.filter { seen.insert($0).inserted }
      .enumerated().map { (place: $1.issue.place, index: $0, issue: $1) }
      .sorted { left, right in
        order(left.place, left.index) < order(right.place, right.index)
      }
      .map(\.issue)
  }

  /// The path of the file that a place is in.
  package func path(of place: SourcePlace) -> String { paths[place.file] ?? place.file }

  private static func order(
    _ place: SourcePlace?, _ index: Int
  ) -> (String, Int, Int, Int) {
    (place?.file ?? "", place?.line ?? 0, place?.column ?? 0, index)
  }
}
