import JoineryTestSupport
import Testing

/// The pages about migrations, whose samples are parts of an example that is tested by itself.
@Suite struct MigrationPagesTests {
  @Test(arguments: [
    ("FromSingletons", "Singletons", ["Before", "Defaults", "Lent", "After"]),
    ("FromRegisterAndResolve", "Locator", ["Before", "Moved", "Lent", "After"]),
    ("FromFactory", "Factory", ["Before", "Between", "After"]),
    ("FromSwinject", "Swinject", ["Before", "Between", "After"]),
    ("FromSwiftDependencies", "Dependencies", ["Before", "Between", "After"]),
    ("FromNeedle", "Needle", ["Before", "Between", "After"]),
  ])
  func `every line of a page's samples is a line of its example`(
    page: String, migration: String, states: [String]
  ) throws {
    let example = "Examples/Migration"
    let page = try DocumentationPage("Documentation/Migration/\(page).md")
    #expect(page.text.contains("```swift\n"))
    #expect(
      try page.linesMissing(
        under: states.map { "\(example)/Sources/\(migration)\($0)" } + ["\(example)/Tests"]) == [])
  }
}
