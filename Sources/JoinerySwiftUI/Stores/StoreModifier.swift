#if canImport(SwiftUI)
import Joinery
import Observation
import SwiftUI

/// Puts a store of the tree's container into the environment.
nonisolated struct StoreModifier<Store: AnyObject & Observable>: ViewModifier {
  private var environment = Environment(\EnvironmentValues.injected)
  private var kept = State(wrappedValue: StoreBox<Store>())
  private let file: StaticString
  private let line: UInt
  private let column: UInt

  init(file: StaticString, line: UInt, column: UInt) {
    self.file = file
    self.line = line
    self.column = column
  }

  @MainActor func body(content: Content) -> some View {
    let values = environment.wrappedValue
    let store = kept.wrappedValue.store(of: values.container) {
      withInjected(values) {
        InjectedValues.injected(
          Store.self, isolation: MainActor.shared, file: file, line: line, column: column)
      }
    }
    return content.environment(store)
  }
}

/// Keeps the store of one container.
@MainActor
private final class StoreBox<Store: AnyObject> {
  private var container: Container?
  private var store: Store?

  nonisolated init() {}

  /// The store of a container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - make: Asks it for the store.
  /// - Returns: The store, which is asked for anew when the container is another one.
  func store(of container: Container?, _ make: () -> Store) -> Store {
    if let store, self.container === container { return store }
    let made = make()
    self.container = container
    store = made
    return made
  }
}
#endif
