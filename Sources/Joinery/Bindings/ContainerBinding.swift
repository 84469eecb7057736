/// What a container is made of: a way to provide a value for a key.
///
/// The bindings of this library are the only ones; a type of your own can wrap one of them by
/// returning its ``record``, and conforms to ``ValueBinding`` if it is to be contributed or to override.
public protocol ContainerBinding<Value>: Sendable {
  /// The type that is provided, before a qualifier.
  associatedtype Value

  /// What a container keeps of the binding.
  var record: BindingRecord { get }
}
