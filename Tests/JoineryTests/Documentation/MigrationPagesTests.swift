import JoineryTestSupport
import Testing

/// The pages about migrations, whose samples are parts of an example that is tested by itself.
@Suite struct MigrationPagesTests {
  @Test(arguments: [
    ("FromSingletons", "Singletons"), ("FromRegisterAndResolve", "Locator"),
    ("FromFactory", "Factory"), ("FromSwinject", "Swinject"),
    ("FromSwiftDependencies", "Dependencies"), ("FromNeedle", "Needle"),
  ])
  func `every line of a page's samples is a line of its example`(
    page: String, example: String
  ) throws {
    let page = try DocumentationPage("Documentation/Migration/\(page).md")
    #expect(page.text.contains("```swift\n"))
    #expect(
      try page.linesMissing(
        under: ["Examples/Migration/Sources/\(example)", "Examples/Migration/Tests"]) == [])
  }
}
