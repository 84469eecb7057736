/// One of up to ten thousand components, each of a type of its own.
public final class Component<Place: Numeral>: Sendable {
  let first: (any AnyObject & Sendable)?
  let second: (any AnyObject & Sendable)?

  /// Creates a component without dependencies.
  public init() {
    first = nil
    second = nil
  }

  /// Creates a component that holds one other.
  public init<First: Numeral>(_ first: Component<First>) {
    self.first = first
    second = nil
  }

  /// Creates a component that holds two others.
  public init<First: Numeral, Second: Numeral>(
    _ first: Component<First>, _ second: Component<Second>
  ) {
    self.first = first
    self.second = second
  }
}
