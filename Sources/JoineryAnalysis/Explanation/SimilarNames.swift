extension Collection<String> {
  /// The names that differ from a word in a few letters, the closest first.
  ///
  /// - Parameter word: The word.
  /// - Returns: The names; those of one distance in the order of the collection.
  /// - Complexity: O(*n*), where *n* is the length of all names.
  package func similar(to word: String) -> [String] {
    let wanted = Array(word.lowercased().utf8)
    let limit = similarityLimit(of: wanted)
    return enumerated().compactMap { index, name in
      name == word
        ? nil
        : editDistance(Array(name.lowercased().utf8), wanted, limit: limit)
          .map { (name: name, distance: $0, index: index) }
    }
    .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    .map(\.name)
  }
}

/// In how many letters a name may differ from a word that is taken for it.
func similarityLimit(of word: [UInt8]) -> Int { Swift.min(3, word.count / 4) }
