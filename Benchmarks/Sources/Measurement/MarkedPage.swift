/// A page of Markdown, parts of which a program writes and parts of which a person does.
///
/// What the program writes stands between two comments, the first of which names it:
/// `<!-- report: counts -->` and `<!-- end of report -->`.
package struct MarkedPage: Equatable, Sendable {
  /// The page.
  package private(set) var text: String

  /// Creates a page from its text.
  package init(_ text: String) {
    self.text = text
  }

  /// Replaces what stands between the comments, or adds them at the end of the page.
  ///
  /// - Parameters:
  ///   - name: The name of the part.
  ///   - content: What is to stand there.
  /// - Complexity: O(length of the page)
  package mutating func replace(_ name: String, with content: String) {
    let begin = "<!-- report: \(name) -->"
    let end = "<!-- end of report -->"
    let part = "\(begin)\n\(content)\n\(end)"
    guard let first = text.firstRange(of: begin),
      let last = text[first.upperBound...].firstRange(of: end)
    else {
      text += "\n\(part)\n"
      return
    }
    text.replaceSubrange(first.lowerBound..<last.upperBound, with: part)
  }
}
