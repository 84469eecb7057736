extension PaymentPlugin {
  /// Reads payment methods with commas between them.
  static func list(_ text: String) throws(UsageError) -> [PaymentPlugin] {
    var plugins: [PaymentPlugin] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let plugin = PaymentPlugin(rawValue: String(name)) else {
        throw .unknownPaymentMethod(
          String(name), closest: closest(to: String(name), in: PaymentPlugin.self))
      }
      if !plugins.contains(plugin) { plugins.append(plugin) }
    }
    return plugins
  }
}
