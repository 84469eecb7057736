extension ConformancePage {
  /// How the page and the tests disagree, a sentence for each point.
  ///
  /// - Parameters:
  ///   - tests: The tests that name rows.
  ///   - sizes: How many rows there have to be, by their first letters.
  /// - Returns: The problems in the order of the page; none where it is right.
  func problems(with tests: [NamedTest], sizes: [Character: Int]) -> [String] {
    var problems = problemsOfRows(sizes)
    for row in rows {
      for door in FrontDoor.allCases { problems += self.problems(of: row, door, tests) }
    }
    let known = Set(rows.map(\.id))
    for test in tests {
      for id in test.rows.subtracting(known).sorted() {
        problems.append(
          "\(id): the page has no such row, but '\(test.title)' in \(test.path) names it")
      }
    }
    let counts = self.counts
    if statedCounts != [counts] {
      problems.append("the counts have to be: \(counts)")
    }
    return problems
  }

  /// Whether each row is there, once.
  private func problemsOfRows(_ sizes: [Character: Int]) -> [String] {
    var problems: [String] = []
    for (id, rows) in Dictionary(grouping: rows, by: \.id).sorted(by: { $0.key < $1.key })
    where rows.count > 1 {
      problems.append("\(id): the page has this row \(rows.count) times")
    }
    let found = Dictionary(grouping: Set(rows.map(\.id)), by: \.first).mapValues(\.count)
    for (letter, size) in sizes.sorted(by: { $0.key < $1.key }) where found[letter] != size {
      problems.append(
        "\(letter): the page has \(found[letter] ?? 0) of the \(size) rows; none may be left out")
    }
    return problems
  }

  /// Whether a cell has the tests that there are, or else a reason.
  private func problems(
    of row: ConformanceRow, _ door: FrontDoor, _ tests: [NamedTest]
  ) -> [String] {
    let expected = ConformanceCell(
      tests.filter { $0.rows.contains(row.id) && $0.frontDoor == door })
    switch (row[door], expected) {
    case (.reason, .empty): return []
    case (.empty, .empty):
      return ["\(row.id): there is neither a test with a \(door) nor a reason why not"]
    case (.tests(let stated), .tests(let found)):
      return Self.differences(row.id, stated, found)
    case (.tests(let stated), _):
      return Self.differences(row.id, stated, [:])
    case (_, .tests(let found)):
      return Self.differences(row.id, [:], found)
    case (_, .reason): return []
    }
  }

  private static func differences(
    _ id: String, _ stated: [String: Set<String>], _ found: [String: Set<String>]
  ) -> [String] {
    Set(stated.keys).union(found.keys).sorted().flatMap { path in
      let (stated, found) = (stated[path] ?? [], found[path] ?? [])
      return stated.subtracting(found).sorted().map {
        "\(id): no test in \(path) is called '\($0)' and names this row"
      }
        + found.subtracting(stated).sorted().map {
          "\(id): the page doesn't list '\($0)' in \(path)"
        }
    }
  }
}
