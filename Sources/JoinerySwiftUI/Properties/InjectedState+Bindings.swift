#if canImport(SwiftUI)
public import Observation
public import SwiftUI

extension InjectedState where Value: AnyObject & Observable {
  /// A binding to a property of the value: `TextField("Name", text: $model.name)`.
  ///
  /// - Parameter keyPath: The property.
  @MainActor
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Bindable(wrappedValue)[dynamicMember: keyPath]
  }
}
#endif
