import Joinery

extension Container {
  /// Puts the payment methods together that are plugged in, with what the graphs have for them.
  ///
  /// - Throws: `GraphError` if one of them needs what the shop does not have.
  static func paymentMethods(
    in services: ServicesGraph, observers: [any Observer] = []
  ) throws -> Container {
    try Container("payment methods", observers: observers) {
      Members(of: services.storage)
      Members(of: services)
      paymentModule(of: services.storage.configuration.paymentMethods)
    }
  }
}

/// The payment methods that are plugged in.
///
/// Which they are, and in which order they are asked, is said on the command line. So this is a module
/// for a container, which is put together at run time, and each method gets what it needs by type.
func paymentModule(of plugins: [PaymentPlugin]) -> Module {
  Module("payment") {
    for plugin in plugins {
      switch plugin {
      case .card: Contribute<any PaymentMethod>(CardPayment.init(client:))
      case .cash: Contribute<any PaymentMethod>(CashOnDelivery.init)
      case .invoice: Contribute<any PaymentMethod>(InvoicePayment.init(orders:))
      }
    }
  }
}
