/// Walks through patterns, one after the other.
struct Tour {
  let patterns: [Pattern]

  /// What there is to read of an app whose environment is set.
  @MainActor
  func text(in app: App) async throws -> String {
    var pages: [String] = []
    for pattern in patterns {
      let number = 1 + (Pattern.all.firstIndex { $0.name == pattern.name } ?? 0)
      var page = Page(number: number, pattern)
      try await pattern.walk(app, &page)
      pages.append(page.text)
    }
    return pages.joined(separator: "\n")
  }
}
