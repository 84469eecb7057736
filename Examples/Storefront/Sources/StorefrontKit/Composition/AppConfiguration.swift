/// What is known before anything is made.
struct AppConfiguration: Sendable {
  /// Where the shop's data is.
  var database: DatabaseLocation
  /// How long to wait for another process that uses the database.
  var busyTimeout: Duration = .seconds(3)
  /// The highest payment that the simulated gateway approves.
  var paymentLimit = Money(cents: 1000_00)
  /// By what customers may pay, the preferred method first.
  var paymentMethods: [PaymentPlugin] = [.card]
  /// How long closing the shop may take.
  var closingTime: Duration = .seconds(5)
  /// Whether every step is kept for a trace.
  var isTraced = false
}
