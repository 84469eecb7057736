#if canImport(SwiftUI)
import Joinery
public import Observation
public import SwiftUI

extension View {
  /// Puts an observable store of the tree's container into the environment of this view and those below it.
  ///
  /// ```swift
  /// ContentView()
  ///   .injectedStore(CartStore.self)
  ///   .injectedStore(SessionStore.self)
  ///   .container(container)
  ///
  /// struct CartView: View {
  ///   @Environment(CartStore.self) private var cart
  /// }
  /// ```
  ///
  /// The store is asked for on the main actor, so it may be bound with `main:`, once for each container: with
  /// another container above, the store is that one's. The program stops with a report where there is no
  /// container, or where it does not bind the type.
  ///
  /// - Parameters:
  ///   - type: The type of the store.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  /// - Returns: The view with the store.
  public nonisolated func injectedStore<Store: AnyObject & Observable>(
    _ type: Store.Type,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    modifier(StoreModifier<Store>(file: file, line: line, column: column))
  }
}
#endif
