import Testing

@testable import StorefrontKit

@Suite struct NameTests {
  @Test(
    "A name keeps its letters and loses the spaces around it",
    arguments: [
      ("Ada King", "Ada King"), ("  Ada  ", "Ada"), ("Søren 李 🧑‍💻", "Søren 李 🧑‍💻"),
      ("Robert'); DROP TABLE users;--", "Robert'); DROP TABLE users;--"),
    ])
  func names(typed: String, expected: String) throws {
    #expect(try PersonName(typed).text == expected)
  }

  @Test(
    "What nobody can be called is refused",
    arguments: [
      ("", ShopError.NameFault.empty), (" \n\t", .empty),
      (String(repeating: "x", count: 81), .tooLong),
      ("a" + String(repeating: "\u{301}", count: 10_000), .tooLong),
      ("a\nb", .unprintable), ("a\u{1B}[2Jb", .unprintable), ("a\u{2028}b", .unprintable),
      ("a\u{202E}b", .unprintable),
    ])
  func faults(typed: String, fault: ShopError.NameFault) {
    #expect(throws: ShopError.invalidName(fault)) { try PersonName(typed) }
  }
}
