import JoineryAnalysis

/// What makes a value from the slots that a slot reads, and where and how it runs.
@usableFromInline
struct Factory<Value>: Sendable {
  @usableFromInline typealias Synchronous = @Sendable (AnySlot) throws -> Value
  @usableFromInline typealias Asynchronous = @Sendable (AnySlot) async throws -> Value

  /// Makes a value at once; nil when the value has to be awaited from everywhere.
  ///
  /// A factory on the main actor must be called there.
  @usableFromInline let make: Synchronous?
  /// Makes a value from anywhere; nil when ``make`` does.
  @usableFromInline let makeAwaited: Asynchronous?
  let isolation: Isolation
  /// The actor that the value belongs to.
  let actor: (any Actor)?
  let effects: Effects

  /// Creates a factory that may run anywhere.
  @inlinable @inline(__always)
  init(isThrowing: Bool, make: @escaping Synchronous) {
    self.init(make: make, makeAwaited: nil, isThrowing: isThrowing)
  }

  @usableFromInline
  init(
    make: Synchronous?, makeAwaited: Asynchronous?, on actor: (any Actor)? = nil,
    isAsynchronous: Bool = false, isThrowing: Bool
  ) {
    self.make = make
    self.makeAwaited = makeAwaited
    isolation = .ofActor(actor)
    self.actor = actor
    var effects: Effects = []
    if isThrowing { effects.insert(.throwing) }
    // What was handed over with `isolated:` is awaited, whatever it runs on.
    if isAsynchronous || make == nil && !isolation.isOtherActor { effects.insert(.asynchronous) }
    self.effects = effects
  }

  /// From where the value can be had without waiting.
  var access: Access { Access(effects: effects, isolation: isolation) }

  /// The factory of what a function makes of the value.
  @inlinable @inline(__always)
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Factory<Other> {
    var otherMake: Factory<Other>.Synchronous?
    if let make { otherMake = { slot in transform(try make(slot)) } }
    var otherMakeAwaited: Factory<Other>.Asynchronous?
    if let makeAwaited { otherMakeAwaited = { slot in transform(try await makeAwaited(slot)) } }
    return Factory<Other>(copying: self, make: otherMake, makeAwaited: otherMakeAwaited)
  }

  /// Creates a factory that runs where another one does.
  @usableFromInline
  init<Other>(copying other: Factory<Other>, make: Synchronous?, makeAwaited: Asynchronous?) {
    self.make = make
    self.makeAwaited = makeAwaited
    isolation = other.isolation
    actor = other.actor
    effects = other.effects
  }
}
