/// One problem, as data and in words.
public struct Issue: Hashable, Sendable, Codable {
  /// The kind of problem.
  public var id: IssueID
  /// One sentence that says what is wrong and names the thing.
  public var headline: String
  /// Where the request or the binding was written that is at fault.
  public var place: SourcePlace?
  /// The way from a root to the fault; for a cycle, all of it.
  public var chain: [ChainLink]
  /// What else helps, each with its place: the other declarations, the other requests.
  public var notes: [Note]
  /// What is bound that comes close to what was asked for, the closest first.
  public var nearMisses: [NearMiss]
  /// The smallest edit that may put it right, as code; `…` stands for what is written there already.
  public var fix: String?

  /// Creates an issue.
  ///
  /// - Parameters:
  ///   - id: What kind of issue it is.
  ///   - headline: What is wrong, in one sentence.
  ///   - place: Where to look first.
  ///   - chain: How the place is reached, from a root.
  ///   - notes: What else there is to say, with places.
  ///   - nearMisses: What comes close to what was asked for.
  ///   - fix: The smallest edit that may put it right, as code.
  public init(
    _ id: IssueID, headline: String, place: SourcePlace? = nil, chain: [ChainLink] = [],
    notes: [Note] = [], nearMisses: [NearMiss] = [], fix: String? = nil
  ) {
    self.id = id
    self.headline = headline
    self.place = place
    self.chain = chain
    self.notes = notes
    self.nearMisses = nearMisses
    self.fix = fix
  }
}

extension Issue {
  /// The issue of a request, at the place of the request; where something is bound becomes a note.
  ///
  /// - Parameters:
  ///   - key: What was refused.
  ///   - place: Where it was asked for, or what needs it.
  /// - Returns: The issue.
  package func requested(_ key: String, at place: SourcePlace) -> Issue {
    var issue = self
    if let declaration = issue.place, chain.isEmpty {
      issue.notes.insert(.bound(key, at: declaration), at: 0)
    }
    issue.place = place
    return issue
  }
}

extension Issue: CustomStringConvertible {
  /// The issue as text, as a report has it.
  public var description: String { PlainTextRenderer().text(of: self) }
}
