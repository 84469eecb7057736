public import Observation

/// A property of a view that gets its value from elsewhere.
public protocol DynamicProperty {
  /// Is called before the body of the view is asked for.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing.
  public mutating func update() {}
}

/// A property that the screen knows how to connect.
@MainActor
protocol InstalledProperty {
  func install(on screen: StandInScreen, at path: String, in environment: EnvironmentValues)
}

/// What a property was connected to; copies of the property share it.
final class Link<Target> {
  var target: Target?
}

/// A property that is an environment value.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let link = Link<EnvironmentValues>()
  private let read: (EnvironmentValues) -> Value

  /// Creates a property that is the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Creates a property that is the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[objectType] else { fatalError("no \(objectType) above") }
      return object
    }
  }

  /// Creates a property that is the object of a type, or nil.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[objectType] }
  }

  /// The value: a default one before the screen has connected the property.
  public var wrappedValue: Value { read(link.target ?? EnvironmentValues()) }
}

extension Environment: InstalledProperty {
  func install(on screen: StandInScreen, at path: String, in environment: EnvironmentValues) {
    link.target = environment
  }
}

/// A property that is kept as long as its view is on the screen.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let link = Link<Storage>()
  private let initial: Storage

  /// Creates a property.
  public init(wrappedValue value: Value) { initial = Storage(value) }

  /// Creates a property.
  public init(initialValue value: Value) { initial = Storage(value) }

  private var storage: Storage { link.target ?? initial }

  /// The value: the initial one before the screen has connected the property.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State: InstalledProperty {
  func install(on screen: StandInScreen, at path: String, in environment: EnvironmentValues) {
    link.target = screen.storage(at: path, initial)
  }
}
