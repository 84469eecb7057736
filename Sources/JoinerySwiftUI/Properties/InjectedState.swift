#if canImport(SwiftUI)
public import Joinery
public import SwiftUI

/// A property of a view that is made once, with the ambient values of the view's tree, and kept as long as
/// the view is on the screen.
///
/// ```swift
/// struct ProfileView: View {
///   @InjectedState private var model = ProfileModel()                     // reads @Injected values
///   @InjectedState private var cart: CartModel                            // from the tree's container
///   @InjectedState(\.viewModels, make: { $0.settings() }) private var settings
///
///   @InjectedState private var order: OrderModel
///   init(id: Int) { _order = InjectedState { OrderModel(id: id) } }       // with an argument
/// }
/// ```
///
/// The value is made when it is first read, which is to be in `body` or in what `body` starts: there
/// SwiftUI has told the property its environment. `@Injected` properties of what is made, at any
/// depth, get the values that `.injected`, `.container` and their like have set above the view. Values that
/// are set later change nothing in what was made; give the view another `id` to have it made anew.
///
/// A view is updated by what it reads of an `@Observable` value, as with `@State`.
@propertyWrapper @dynamicMemberLookup
public struct InjectedState<Value>: DynamicProperty {
  private var environment = Environment(\EnvironmentValues.injected)
  private var kept = State(wrappedValue: InjectedBox<Value>())
  private let make: @MainActor () -> Value

  /// Creates a property.
  ///
  /// - Parameter make: Makes the value.
  public init(make: @escaping @MainActor () -> Value) {
    self.make = make
  }

  /// Creates a property: what is written after `=` is evaluated once, with the tree's values.
  ///
  /// - Parameter make: Makes the value.
  public init(wrappedValue make: @autoclosure @escaping @MainActor () -> Value) {
    self.make = make
  }

  /// Creates a property whose value an ambient factory makes: a protocol, a function or a graph.
  ///
  /// - Parameters:
  ///   - keyPath: The entry of the factory.
  ///   - file: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  ///   - column: The column of the property, for messages.
  ///   - make: Has the factory make the value.
  public init<Factory>(
    _ keyPath: any KeyPath<InjectedValues, Factory> & Sendable,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    make: @escaping @MainActor (Factory) -> Value
  ) {
    self.make = {
      make(InjectedValues.injected(keyPath, file: file, line: line, column: column))
    }
  }

  /// Creates a property whose value is what the tree's container has for its type.
  ///
  /// What is bound with `main:` is found as well. The program stops with a report where there is no
  /// container, or where it does not bind the type; an optional property is nil then.
  ///
  /// - Parameters:
  ///   - file: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  ///   - column: The column of the property, for messages.
  public init(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
    make = {
      InjectedValues.injected(
        Value.self, isolation: MainActor.shared, file: file, line: line, column: column)
    }
  }

  /// The value; the first request makes it.
  @MainActor public var wrappedValue: Value {
    kept.wrappedValue.value { withInjected(environment.wrappedValue) { make() } }
  }

  /// Makes bindings to the properties of an `@Observable` value.
  public var projectedValue: InjectedState<Value> { self }
}
#endif
