import JoineryAnalysis

/// Why the model refuses something: what the issues of a container would say, each as a line.
struct Refusal: Error, Hashable {
  let verdicts: [String]

  init(_ verdicts: [String]) {
    self.verdicts = verdicts.sorted()
  }

  init(_ id: IssueID) {
    self.init([id.rawValue])
  }
}
