import JoineryAnalysis
import JoineryReading

/// What a command has found, with the paths of files in all places.
struct Findings {
  var issues: [ReportedIssue]
  var unreadable: [Unreadable]
  /// In how many graphs was looked.
  var graphCount: Int

  /// What is wrong with the graphs of sources.
  init(checking report: SourceReport) {
    self.init(report.issues, of: report)
  }

  /// Where sources don't keep practices, and what couldn't be looked at.
  init(linting report: SourceReport) {
    self.init(report.practices, of: report)
    unreadable += report.issues.filter { $0.issue.id == .syntaxError }.compactMap { item in
      item.issue.place.map { Unreadable(at: $0.inFile(of: report), item.issue.headline) }
    }
  }

  /// What is wrong with graphs that a running program has written.
  init(checking graphs: [Graph]) {
    issues = graphs.flatMap { $0.issues() }.map { ReportedIssue($0, severity: .error) }
    unreadable = []
    graphCount = graphs.count
  }

  private init(_ issues: [ReportedIssue], of report: SourceReport) {
    self.issues = issues.map { item in
      ReportedIssue(
        item.issue.mappingPlaces { $0.inFile(of: report) }, severity: item.severity)
    }
    unreadable = report.unreadable.map {
      Unreadable(at: $0.place.inFile(of: report), $0.reason)
    }
    graphCount = report.graphs.count
  }

  /// How many issues are errors.
  var errorCount: Int { issues.count { $0.severity == .error } }

  /// What was found, as a sentence.
  var summary: String {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count == 0 ? "no" : "\(count)") \(word)\(count == 1 ? "" : "s")"
    }
    let warnings = issues.count - errorCount
    var parts = [counted(errorCount, "error")]
    if warnings > 0 { parts.append(counted(warnings, "warning")) }
    if !unreadable.isEmpty {
      parts.append("\(counted(unreadable.count, "place")) that can't be read")
    }
    let found = parts.joined(separator: ", ")
    // Who sees no error must see as well that nothing was looked at.
    if graphCount == 0 { return "\(found), and no graph to look at" }
    return "\(found) in \(counted(graphCount, "graph"))"
  }
}

extension Issue {
  /// The issue with other places.
  fileprivate func mappingPlaces(_ transform: (SourcePlace) -> SourcePlace) -> Issue {
    var issue = self
    issue.place = place.map(transform)
    for index in chain.indices { issue.chain[index].place = chain[index].place.map(transform) }
    for index in notes.indices { issue.notes[index].place = notes[index].place.map(transform) }
    for index in nearMisses.indices {
      issue.nearMisses[index].place = nearMisses[index].place.map(transform)
    }
    return issue
  }
}
