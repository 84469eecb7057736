import Foundation

/// The settings.
struct SettingsReport: Report {
  let settings: Settings

  var text: String {
    TextTable(
      columns: [.left, .left],
      rows: Settings.Name.allCases.map { [$0.rawValue, value(of: $0)] }
    ).text
  }

  /// The value of a setting, as it would be typed.
  private func value(of name: Settings.Name) -> String {
    switch name {
    case .analytics: settings.analytics ? "on" : "off"
    case .customer: settings.customer?.uuidString ?? "first"
    case .spendingLimit: settings.spendingLimit?.digits ?? "none"
    }
  }

  func encode(to encoder: any Encoder) throws {
    try settings.encode(to: encoder)
  }
}
