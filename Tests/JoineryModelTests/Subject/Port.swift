import Joinery

/// A type of parameters, which can be told from an existential type at run time.
protocol Port: SendableMetatype {
  associatedtype Value: Sendable

  /// What a factory was given.
  static func receipt(of value: Value) -> Receipt
}

/// A port whose values are provided by bindings.
protocol KeyPort: Port {
  associatedtype Made: PartType
  /// `Unqualified` where there is no qualifier.
  associatedtype Qualifier
}

/// The key of a part.
enum Plain<Made: PartType>: KeyPort {
  typealias Value = Made
  typealias Qualifier = Unqualified

  static func receipt(of value: Made) -> Receipt { .one(value) }
}

/// The key of a part under a qualifier.
enum Marked<Made: PartType, Qualifier>: KeyPort {
  typealias Value = Qualified<Made, Qualifier>
  static func receipt(of value: Qualified<Made, Qualifier>) -> Receipt { .one(value.value) }
}

/// The key of a function that makes a part.
enum Maker<Made: PartType>: KeyPort {
  typealias Value = @Sendable (Int) throws -> Made
  typealias Qualifier = Unqualified

  static func receipt(of value: @escaping @Sendable (Int) throws -> Made) -> Receipt {
    let call = { @Sendable () throws -> Receipt in .one(try value(7)) }
    return .later(Later(now: call, awaited: { try call() }))
  }
}

/// A parameter that may be missing.
enum Maybe<Asked: Port>: Port {
  typealias Value = Asked.Value?
  static func receipt(of value: Asked.Value?) -> Receipt {
    value.map { Asked.receipt(of: $0) } ?? .none
  }
}

/// A parameter that collects.
enum Every<Asked: Port>: Port {
  typealias Value = [Asked.Value]
  static func receipt(of value: [Asked.Value]) -> Receipt {
    .many(value.map { Asked.receipt(of: $0) })
  }
}

/// A parameter that is requested later.
enum Lazily<Asked: Port>: Port {
  typealias Value = Lazy<Asked.Value>
  static func receipt(of value: Lazy<Asked.Value>) -> Receipt {
    .later(
      Later(
        now: { Asked.receipt(of: try value.get()) },
        awaited: { Asked.receipt(of: try await value.get()) }))
  }
}

/// A parameter that is requested later, as often as it is asked.
enum Repeatedly<Asked: Port>: Port {
  typealias Value = Provider<Asked.Value>
  static func receipt(of value: Provider<Asked.Value>) -> Receipt {
    .later(
      Later(
        now: { Asked.receipt(of: try value.get()) },
        awaited: { Asked.receipt(of: try await value.get()) }))
  }
}

extension PlanKey {
  /// The port of the key.
  var port: any KeyPort.Type {
    func open<P: PlaceType>(_: P.Type) -> any KeyPort.Type {
      if isFunction { return Maker<Part<P>>.self }
      switch qualifier {
      case nil: return Plain<Part<P>>.self
      case 0: return Marked<Part<P>, Left>.self
      case _: return Marked<Part<P>, Right>.self
      }
    }
    return open(placeType(type))
  }
}

extension Need {
  /// The port of the parameter.
  var port: any Port.Type {
    func open<P: Port>(_ port: P.Type) -> any Port.Type {
      switch form {
      case .one: P.self
      case .optional: Maybe<P>.self
      case .all: Every<P>.self
      case .lazy: Lazily<P>.self
      case .provider: Repeatedly<P>.self
      case .lazies: Every<Lazily<P>>.self
      }
    }
    return open(key.port)
  }
}
