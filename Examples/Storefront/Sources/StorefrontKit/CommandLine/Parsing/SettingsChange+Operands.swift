import Foundation

extension Settings.Change {
  /// Reads a setting and its new value.
  init(operands name: String, _ value: String) throws(UsageError) {
    guard let setting = Settings.Name(rawValue: name) else {
      throw .unknownSetting(name, closest: closest(to: name, in: Settings.Name.self))
    }
    guard let change = Self(setting, value) else { throw .malformedSetting(setting, value) }
    self = change
  }

  private init?(_ name: Settings.Name, _ value: String) {
    switch (name, value) {
    case (.analytics, "on"): self = .analytics(true)
    case (.analytics, "off"): self = .analytics(false)
    case (.analytics, _): return nil
    case (.customer, "first"): self = .customer(nil)
    case (.customer, _):
      guard let id = UUID(uuidString: value) else { return nil }
      self = .customer(id)
    case (.spendingLimit, "none"): self = .spendingLimit(nil)
    case (.spendingLimit, _):
      guard let limit = Money(parsing: value) else { return nil }
      self = .spendingLimit(limit)
    }
  }
}

extension Settings.Name {
  /// The values that the setting takes, as they are typed.
  var values: String {
    switch self {
    case .analytics: "on or off"
    case .customer: "the ID of a customer, or first"
    case .spendingLimit: "an amount such as 250 or 249.90, or none"
    }
  }
}
