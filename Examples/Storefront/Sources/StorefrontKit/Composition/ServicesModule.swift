import Joinery

/// What the shop does for its customers, and the machines that it talks to.
let servicesModule = Module("services") {
  Singleton<any TimeSource>(SystemTime.init)
  Singleton<any IdentifierSource>(RandomIdentifiers.init)

  Singleton<any APIClient> { (configuration: AppConfiguration) in
    SimulatedPaymentGateway(limit: configuration.paymentLimit)
  }
  .eager()
  Singleton<any PaymentService>(APIPaymentService.init(client:))

  Singleton(AnalyticsLog.init)
  Singleton<any AnalyticsService> { (log: AnalyticsLog) in log }
  Decorate<any AnalyticsService>(ConsentingAnalytics.init(base:preferences:))

  // One cart for each checkout, shared by all that belongs to that checkout.
  Scoped<any CartService>(MemoryCart.init)
  // The rules of a quote, in the order in which they apply: the limit is for the final price.
  Contribute<any CheckoutRule>(BulkDiscount.init)
  Contribute<any CheckoutRule>(ShippingFee.init)
  Contribute<any CheckoutRule>(SpendingLimit.init(preferences:))
}
