/// What is known of modules that aren't read: the standard library, and Joinery itself.
enum StandardTypes {
  /// The type of a name that no source declares; nil where it isn't known.
  static func type(named name: String, _ arguments: [TypeValue]) -> TypeValue? {
    if let alias = aliases[name], arguments.isEmpty { return alias }
    if protocols.contains(name) {
      return .existential(ExistentialType(protocols: [NominalType(module: "Swift", name)]))
    }
    if types.contains(name) { return .nominal(NominalType(module: "Swift", name, arguments)) }
    if joinery.contains(name) { return .nominal(NominalType(module: "Joinery", name, arguments)) }
    return nil
  }

  /// The associated types that stand in angle brackets after a protocol of the standard library.
  static func primaryAssociatedTypes(of name: String) -> [String]? {
    switch name {
    case "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
      "MutableCollection", "RangeReplaceableCollection", "IteratorProtocol":
      ["Element"]
    case "AsyncSequence": ["Element", "Failure"]
    case "AsyncIteratorProtocol": ["Element", "Failure"]
    case "Clock": ["Duration"]
    case "InstantProtocol": ["Duration"]
    case "Identifiable": ["ID"]
    default: nil
    }
  }

  /// Protocols that exist for the compiler only.
  static let markers: Set<String> = [
    "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
  ]

  private static let aliases: [String: TypeValue] = [
    "Void": .void,
    "Any": .existential(ExistentialType(protocols: [])),
    "Sendable": .existential(ExistentialType(protocols: [])),
    "TimeInterval": .swift("Double"),
    "Codable": .existential(
      ExistentialType(protocols: [
        NominalType(module: "Swift", "Decodable"), NominalType(module: "Swift", "Encodable"),
      ])),
    "Float64": .swift("Double"),
    "Float32": .swift("Float"),
  ]

  private static let protocols: Set<String> = [
    "Error", "AnyObject", "Actor", "DistributedActor", "Hashable", "Equatable", "Comparable",
    "Identifiable", "Encodable", "Decodable", "Sequence", "Collection", "AsyncSequence", "Clock",
    "InstantProtocol", "CustomStringConvertible", "CustomDebugStringConvertible", "Executor",
    "SerialExecutor", "TaskExecutor", "RandomNumberGenerator", "TextOutputStream", "CaseIterable",
    "StringProtocol", "BinaryInteger", "FixedWidthInteger", "FloatingPoint", "Numeric", "CodingKey",
    "Encoder", "Decoder", "IteratorProtocol", "AsyncIteratorProtocol", "RawRepresentable",
    "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "LosslessStringConvertible", "Strideable", "SignedInteger",
    "UnsignedInteger", "BinaryFloatingPoint", "AdditiveArithmetic", "GlobalActor",
  ]

  private static let types: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "UInt128", "Double", "Float", "Float16", "Float80", "Bool", "String", "Substring",
    "Character", "Unicode", "StaticString", "Array", "ArraySlice", "ContiguousArray", "Dictionary",
    "Set", "Optional", "Result", "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo",
    "PartialRangeThrough", "Never", "ObjectIdentifier", "Mirror", "KeyPath", "WritableKeyPath",
    "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath", "AnyHashable", "AnySequence",
    "AnyCollection", "AnyIterator", "Duration", "ContinuousClock", "SuspendingClock", "Task",
    "TaskPriority", "TaskLocal", "AsyncStream", "AsyncThrowingStream", "MainActor",
    "CheckedContinuation", "UnsafeContinuation", "CancellationError", "CollectionOfOne",
    "EmptyCollection", "Zip2Sequence", "Repeated", "SystemRandomNumberGenerator", "InlineArray",
    "Span", "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
    "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "OpaquePointer", "Unmanaged",
  ]

  private static let joinery: Set<String> = [
    "Lazy", "Provider", "Qualified", "Container", "Module", "DependencyContainer", "Observer",
    "TextLog", "TraceEventWriter", "EndReason", "GraphContext", "InjectedValues", "GraphError",
    "StartReport", "StopReport", "Startable", "Stoppable", "AsyncCloseable", "DependencyGraph",
    "InjectionSteps", "InjectionContexts", "Injection", "MainActorInjection", "AwaitingInjection",
    "MainActorAwaitingInjection",
  ]
}
