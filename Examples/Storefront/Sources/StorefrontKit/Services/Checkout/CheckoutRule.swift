/// Something that the shop does to every quote: a discount, a fee or a limit.
protocol CheckoutRule: Sendable {
  /// Adjusts a quote.
  ///
  /// - Throws: A ``ShopError`` if nobody may buy that.
  func apply(to quote: inout Quote) throws
}
