/// A list of bindings and of other modules, as a value.
///
/// A module that is included through two paths counts once.
///
/// ```swift
/// let payments = Module("payments") {
///   Singleton<any PaymentService>(StripePayments.init(client:config:))
///   Transient(CheckoutViewModel.init(payment:cart:analytics:))
/// }
/// ```
public struct Module: Sendable {
  /// Shared by all copies of the value, which are the same module.
  let contents: Contents

  /// The name in messages: nil for a module that has none.
  package var name: String? { contents.name }

  /// What a module lists.
  final class Contents: Sendable {
    let name: String?
    let location: Location
    let bindings: BindingList

    init(name: String?, location: Location, bindings: BindingList) {
      self.name = name
      self.location = location
      self.bindings = bindings
    }

    /// The name, or the place where the module was written.
    var displayName: String { name ?? "the module at \(location.place)" }
  }

  /// Creates a module.
  ///
  /// - Parameters:
  ///   - name: The name in messages; without it they give the place.
  ///   - file: The file of the module, for messages.
  ///   - line: The line of the module, for messages.
  ///   - column: The column of the module, for messages.
  ///   - bindings: The bindings, and the modules that this one includes.
  public init(
    _ name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @BindingBuilder bindings: () -> BindingList
  ) {
    contents = Contents(
      name: name, location: Location(file: file, line: line, column: column),
      bindings: bindings())
  }
}
