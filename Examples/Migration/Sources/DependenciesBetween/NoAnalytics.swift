import ShopKit

/// Hears nothing.
struct NoAnalytics: Analytics {
  func track(_ event: String) {}
}
