extension Collection<String> {
  /// The names that differ from a word in a few letters, the closest first.
  ///
  /// - Parameter word: The word.
  /// - Returns: The names; those of one distance in the order of the collection.
  /// - Complexity: O(*n*), where *n* is the length of all names.
  package func similar(to word: String) -> [String] {
    let wanted = Array(word.lowercased().utf8)
    return enumerated().compactMap { index, name in
      name == word
        ? nil
        : similarity(of: Array(name.lowercased().utf8), to: wanted)
          .map { (name: name, distance: $0, index: index) }
    }
    .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    .map(\.name)
  }
}

/// In how many letters a name differs from a word that it may be taken for; nil where it wouldn't be.
///
/// A short word is taken for another only where two neighbours have changed places.
func similarity(of name: [UInt8], to word: [UInt8]) -> Int? {
  let distance = editDistance(name, word, limit: Swift.max(1, similarityLimit(of: word)))
  guard let distance, distance > similarityLimit(of: word) else { return distance }
  return name.count > 2 && name.sorted() == word.sorted() ? distance : nil
}

/// In how many letters a name may differ from a word that is taken for it.
func similarityLimit(of word: [UInt8]) -> Int { Swift.min(3, word.count / 4) }
