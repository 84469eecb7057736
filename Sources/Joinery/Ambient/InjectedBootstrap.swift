import JoineryAnalysis
import JoineryThreads
import Synchronization

/// Whether the values of a root were set, and whether somebody has read one before.
@safe
final class InjectedBootstrap: @unchecked Sendable {
  // `@unchecked`: the table is published by an atomic pointer, and never changes.

  private enum State: Sendable {
    case untouched
    /// Somebody has read a value that nobody had set.
    case read(String, at: Location?)
    case running(at: Location)
    case done(at: Location, context: GraphContext)
  }

  private let state = Mutex<State>(.untouched)
  /// The values, once they are set.
  private let published = unsafe Atomic<UnsafeRawPointer?>(nil)
  /// Whether a read need not be noted any more.
  private let wasRead = Atomic<Bool>(false)

  deinit {
    if let pointer = unsafe published.load(ordering: .acquiring) {
      unsafe Unmanaged<InjectedTable>.fromOpaque(pointer).release()
    }
  }

  /// The values that were set, for a read: nil when nobody has set any.
  func table(forReadOf key: any InjectedKey.Type, at place: Location?) -> InjectedTable? {
    if let table { return table }
    if wasRead.load(ordering: .acquiring) { return nil }
    let name = key.name
    let running = state.withLock { state -> Location? in
      switch state {
      case .untouched:
        state = .read(name, at: place)
        wasRead.store(true, ordering: .releasing)
        return nil
      case .running(let location): return location
      case .read, .done: return nil
      }
    }
    if let running {
      GraphError.stop(.readDuringBootstrap(name, place: place?.place, bootstrap: running.place))
    }
    return table
  }

  /// The values that were set, which this object keeps.
  private var table: InjectedTable? {
    unsafe published.load(ordering: .acquiring).map {
      unsafe Unmanaged<InjectedTable>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Which alternatives of the entries are used.
  var context: GraphContext {
    state.withLock { state in
      switch state {
      case .done(_, let context): context
      case .untouched, .read, .running: .live
      }
    }
  }

  /// Notes that the values are being set.
  ///
  /// - Returns: Why it is too late, if it is.
  func begin(at location: Location) -> Issue? {
    state.withLock { state -> Issue? in
      switch state {
      case .untouched:
        state = .running(at: location)
        return nil
      case .read(let name, let place):
        return .bootstrapAfterRead(location.place, read: place?.place, name: name)
      case .running(let first), .done(let first, _):
        return .bootstrappedTwice(location.place, first: first.place)
      }
    }
  }

  /// Notes what was set: nothing, when setting it has failed.
  func end(with table: InjectedTable?, context: GraphContext) {
    state.withLock { state in
      guard case .running(let location) = state, let table else {
        state = .untouched
        return
      }
      state = .done(at: location, context: context)
      unsafe published.store(
        UnsafeRawPointer(Unmanaged.passRetained(table).toOpaque()), ordering: .releasing)
    }
  }
}

/// What `bootstrap` has set.
final class InjectedTable: Sendable {
  private let table: TypeTable
  private let frames: [InjectedFrame]

  /// Creates a table of frames, the one that was set last first.
  init(_ frames: [InjectedFrame]) {
    self.frames = frames
    var table = TypeTable(capacity: frames.count)
    for frame in frames.reversed() {
      guard let key = frame.key else { continue }
      unsafe table.set(key, to: UInt(bitPattern: Unmanaged.passUnretained(frame).toOpaque()))
    }
    self.table = table
  }

  deinit {
    table.deallocate()
  }

  /// The frame of a key.
  subscript(_ key: ObjectIdentifier) -> InjectedFrame? {
    table[key].flatMap { word in
      // The initialiser has put the address of a frame there, which this object keeps.
      unsafe UnsafeRawPointer(bitPattern: word).map {
        unsafe Unmanaged<InjectedFrame>.fromOpaque($0).takeUnretainedValue()
      }
    }
  }
}
