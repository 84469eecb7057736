#if canImport(SwiftUI)
public import Joinery
public import SwiftUI

/// A property of a view that is an ambient value of the view's tree.
///
/// ```swift
/// struct ProfileView: View {
///   @InjectedValue(\.analytics) private var analytics
/// }
/// ```
///
/// It is to `InjectedValues` what `@Environment` is to `EnvironmentValues`, and is read where that can be:
/// in `body` and in what `body` starts, not in the view's initialiser. The view is updated when the value
/// changes. Joinery's `@Injected` reads the value when its object is made, which for a view is before it
/// has a place in a tree: it would get the value of the process.
@propertyWrapper
public struct InjectedValue<Value>: DynamicProperty {
  private var value: Environment<Value>

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - keyPath: The entry.
  ///   - file: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  ///   - column: The column of the property, for messages.
  public init(
    _ keyPath: KeyPath<InjectedValues, Value>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let request = InjectedRequest(keyPath: keyPath, file: file, line: line, column: column)
    value = Environment(\EnvironmentValues[injectedBy: request])
  }

  /// The value here.
  public var wrappedValue: Value { value.wrappedValue }
}
#endif
