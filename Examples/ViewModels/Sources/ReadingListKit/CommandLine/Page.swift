/// What the tool prints about one pattern.
struct Page {
  private(set) var text: String

  init(number: Int, _ pattern: Pattern) {
    text = """
      \(number). \(pattern.title)  [--pattern \(pattern.name)]

         when      \(pattern.choose)
         not when  \(pattern.avoid)
         code      Sources/ReadingListKit/Patterns/\(number)-\(pattern.folder)

      """
  }

  /// Says what happens.
  mutating func say(_ sentence: String) { text += "\n   \(sentence)\n" }

  /// Shows what came of it.
  mutating func show(_ lines: [String]) {
    for line in lines { text += "     | \(line)\n" }
  }

  /// Shows what came of it, as one line.
  mutating func show(_ line: String) { show([line]) }
}
