import Foundation

/// What the user of the shop has chosen.
struct Settings: Hashable, Sendable {
  /// Whether the use of the shop is recorded.
  var analytics = true
  /// Who `buy` buys for; by default the first customer by name.
  var customer: UUID?
  /// The most that one order may cost, if there is a limit.
  var spendingLimit: Money?
}

extension Settings {
  /// The names of the settings, as they are typed and stored.
  enum Name: String, Hashable, Sendable, CaseIterable {
    /// See ``Settings/analytics``.
    case analytics
    /// See ``Settings/customer``.
    case customer
    /// See ``Settings/spendingLimit``.
    case spendingLimit = "spending-limit"
  }

  /// One setting and its new value.
  enum Change: Hashable, Sendable {
    /// Turns the recording on or off.
    case analytics(Bool)
    /// Chooses a customer, or the default.
    case customer(UUID?)
    /// Sets a limit, or none.
    case spendingLimit(Money?)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .analytics(let isOn): analytics = isOn
    case .customer(let id): customer = id
    case .spendingLimit(let limit): spendingLimit = limit
    }
  }
}

extension Settings: Encodable {
  private enum CodingKeys: CodingKey {
    case analytics
    case customer
    case spendingLimit
  }

  /// Encodes every setting; one that is not set is null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(analytics, forKey: .analytics)
    try container.encode(customer, forKey: .customer)
    try container.encode(spendingLimit, forKey: .spendingLimit)
  }
}

extension Settings.Change {
  /// Which setting is changed.
  var name: Settings.Name {
    switch self {
    case .analytics: .analytics
    case .customer: .customer
    case .spendingLimit: .spendingLimit
    }
  }
}
