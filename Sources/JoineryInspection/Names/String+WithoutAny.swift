extension String {
  /// The name of a type without any `any`, and without the parentheses that one needs before a question mark.
  ///
  /// - Complexity: O(*n* · *m*), where *m* is the number of optional protocols in the name.
  var withoutAny: String {
    let word = "any "
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      let isStart = result.last.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      if isStart, rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result.withoutNeedlessParentheses
  }

  /// The name with `Log?` for `(Log)?`.
  private var withoutNeedlessParentheses: String {
    guard let end = firstRange(of: ")?"), let start = self[..<end].lastIndex(of: "(") else {
      return self
    }
    let inner = self[index(after: start)..<end]
    let rest = String(self[index(after: end)...]).withoutNeedlessParentheses
    let isNeeded = inner.contains { ",>& ".contains($0) } || inner.isEmpty
    return self[..<start] + (isNeeded ? "(\(inner))" : inner) + rest
  }

  /// Where a text of two characters begins for the first time.
  private func firstRange(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
