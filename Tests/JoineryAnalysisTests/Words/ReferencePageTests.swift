import Foundation
import JoineryAnalysis
import Testing

@Suite struct `The reference page` {
  @Test func `has a section for each id, as the registry says`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Issues.md").standardized
    let text = Self.text
    if ProcessInfo.processInfo.environment["JOINERY_UPDATE_GOLDEN"] == "1" {
      try text.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(
      (try? String(contentsOf: page, encoding: .utf8)) == text,
      "run with JOINERY_UPDATE_GOLDEN=1 to write Documentation/Issues.md anew")
  }

  @Test func `of each id is what the registry says, and nothing else is there`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/JoineryAnalysis/JoineryAnalysis.docc/Issues").standardized
    let manager = FileManager.default
    let pages = Self.pages
    if ProcessInfo.processInfo.environment["JOINERY_UPDATE_GOLDEN"] == "1" {
      try? manager.removeItem(at: folder)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in pages {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
    }
    #expect(
      Set(try manager.contentsOfDirectory(atPath: folder.path())) == Set(pages.keys),
      "run with JOINERY_UPDATE_GOLDEN=1 to write the pages anew")
    for (name, text) in pages {
      #expect(
        (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) == text,
        "run with JOINERY_UPDATE_GOLDEN=1 to write \(name) anew")
    }
  }

  /// The pages of the catalogue, one for each id, and one that lists them.
  private static var pages: [String: String] {
    let special = Set((IssueID.sourceRegistry + IssueID.practiceRegistry).map(\.id))
    let groups: [(title: String, entries: [IssueID.Entry])] = [
      ("Of graphs and containers", IssueID.registry.filter { !special.contains($0.id) }),
      ("Of the source of a graph", IssueID.sourceRegistry),
      ("Of sources and practices", IssueID.practiceRegistry),
    ]
    let topics = groups.map { group in
      "### \(group.title)\n\n"
        + group.entries.map { "- <doc:\($0.id)>" }.joined(separator: "\n")
    }
    let list = """
      # Issues

      Each problem that Joinery reports has an id that stays the same, and a page.

      ## Topics

      \(topics.joined(separator: "\n\n"))

      """
    let entries = groups.flatMap(\.entries).map { entry in
      (
        "\(entry.id).md",
        "# \(entry.id)\n\n\(entry.title).\n\n## Overview\n\n\(entry.explanation.filled)\n"
      )
    }
    return Dictionary(uniqueKeysWithValues: entries + [("Issues.md", list)])
  }

  private static var text: String {
    let special = Set((IssueID.sourceRegistry + IssueID.practiceRegistry).map(\.id))
    let others = IssueID.registry.filter { !special.contains($0.id) }
    return """
      # Issues

      Each problem that Joinery reports has an id that stays the same. This page is written from the
      registry of ids; `IssueID.entry` says the same at run time.

      ## Of graphs and containers

      \(others.map(section).joined(separator: "\n\n"))

      ## Of the source of a `@Graph`

      The compiler reports these, and also `missing-binding`, `dependency-cycle` and `unused-binding`.

      \(IssueID.sourceRegistry.map(section).joined(separator: "\n\n"))

      ## Of sources and practices

      The tool `joinery` reports these: the first in `check`, the others in `lint`. A practice is
      allowed in one place by a comment in its line or in the line above: `// joinery:allow deep-graph`.

      \(IssueID.practiceRegistry.map(section).joined(separator: "\n\n"))

      """
  }

  private static func section(of entry: IssueID.Entry) -> String {
    "### \(entry.id)\n\n\(entry.title).\n\n\(entry.explanation.filled)"
  }
}

extension String {
  /// The text in lines of at most 100 characters.
  fileprivate var filled: String {
    var lines = [""]
    for word in split(separator: " ") {
      let last = lines.count - 1
      if lines[last].isEmpty {
        lines[last] = String(word)
      } else if lines[last].count + 1 + word.count <= 100 {
        lines[last] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
