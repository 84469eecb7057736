import Testing

@testable import StorefrontKit

@Suite struct MoneyTests {
  @Test(
    "An amount is written with its cents",
    arguments: [
      (0, "€0.00"), (5, "€0.05"), (1890, "€18.90"), (-4_90, "-€4.90"), (-5, "-€0.05"),
      (1_298_00, "€1298.00"), (Int.min, "-€92233720368547758.08"),
    ])
  func text(cents: Int, expected: String) {
    #expect(Money(cents: cents).description == expected)
  }

  @Test(
    "An amount is read as it is typed",
    arguments: [("250", 250_00), ("249.90", 249_90), ("0.01", 1), ("1000000", 1_000_000_00)])
  func parsing(text: String, cents: Int) {
    #expect(Money(parsing: text) == Money(cents: cents))
  }

  @Test(
    "What is no amount, or an absurd one, is not read",
    arguments: [
      "", ".", "1.", ".5", "1.5", "1.555", "-1", "+1", "0", "0.00", "1e3", "1,50", " 1", "€1",
      "1000000.01", "9223372036854775807", "99999999999999999999", "1.1.1", "٣",
    ])
  func nonsense(text: String) {
    #expect(Money(parsing: text) == nil)
  }
}
