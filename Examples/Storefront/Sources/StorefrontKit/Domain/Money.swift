/// An amount of euros, exact to the cent.
struct Money: Hashable, Comparable, Sendable {
  /// The amount in cents.
  var cents: Int

  static let zero = Money(cents: 0)

  static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
  static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
  static prefix func - (amount: Money) -> Money { Money(cents: -amount.cents) }
  static func * (amount: Money, count: Int) -> Money { Money(cents: amount.cents * count) }
}

extension Money {
  /// The largest amount that the shop stores or reads: sums of many of them still fit.
  static let maximum = Money(cents: 1_000_000_00)

  /// Reads an amount such as `250` or `249.90`, of at least one cent and at most ``maximum``.
  init?(parsing text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let euros = Int(digits: parts[0]) else { return nil }
    var cents = 0
    if parts.count == 2 {
      guard parts[1].count == 2, let fraction = Int(digits: parts[1]) else { return nil }
      cents = fraction
    }
    guard euros <= Money.maximum.cents / 100 else { return nil }
    self.init(cents: euros * 100 + cents)
    guard self > .zero, self <= .maximum else { return nil }
  }
}

extension Money: CustomStringConvertible {
  /// The amount as `€1234.50`.
  var description: String { "\(cents < 0 ? "-" : "")€\(digits)" }

  /// The amount as it is typed, `1234.50`, without its sign.
  var digits: String {
    let (euros, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(euros).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Money: Encodable {
  private enum CodingKeys: CodingKey {
    case cents
    case currency
  }

  /// Encodes the amount together with what it is an amount of.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(cents, forKey: .cents)
    try container.encode("EUR", forKey: .currency)
  }
}
