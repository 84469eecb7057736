package import JoineryAnalysis
import JoineryThreads
import Synchronization

/// The outermost values: those of the process, or of one test.
///
/// It keeps what `bootstrap` has set, and the defaults that were asked for, each made once.
@usableFromInline @safe
package final class InjectedRoot: InjectedFrame, @unchecked Sendable {
  // `@unchecked`: everything that is written is atomic or under a lock.

  /// The values of the process.
  static let process = InjectedRoot(name: "the app")

  /// Whose values they are, for messages.
  let owner: String
  private let defaults = Mutex<[ObjectIdentifier: AnySlot]>([:])
  private let bootstrap = InjectedBootstrap()
  /// Told of what a test wants to know: nil for the process.
  private let reporter: (@Sendable (Issue) -> Void)?
  private let ended = Atomic<Bool>(false)
  private let testContext: GraphContext?

  private init(name: String) {
    owner = name
    reporter = nil
    testContext = nil
    super.init(key: nil, next: nil, isWatched: false)
  }

  /// Creates the values of a test, or of a preview.
  ///
  /// - Parameters:
  ///   - owner: Whose they are, for messages.
  ///   - context: Which alternatives of the entries are used.
  ///   - reporter: Told of what is wrong with the test: nil where nobody wants to know.
  package init(
    of owner: String, context: GraphContext, reporter: (@Sendable (Issue) -> Void)? = nil
  ) {
    self.owner = owner
    self.reporter = reporter
    testContext = context
    super.init(key: nil, next: nil, isWatched: reporter != nil)
  }

  override var name: String { owner }

  /// A frame as what it is: one without a key is a root.
  @inlinable @inline(__always)
  static func this(_ frame: InjectedFrame) -> InjectedRoot {
    unsafe unsafeDowncast(frame, to: InjectedRoot.self)
  }

  // MARK: Reading

  /// The frame that `bootstrap` has made for a key.
  @usableFromInline
  func outermostFrame(
    of key: any InjectedKey.Type, for values: borrowing InjectedValues
  ) -> InjectedFrame? {
    let frame = bootstrap.table(forReadOf: key, at: values.request)?[ObjectIdentifier(key)]
    if let frame, isWatched { checkIsLive(for: values) { frame.name } }
    return frame
  }

  /// The value of a key that nobody has set.
  ///
  /// It is made where only what belongs to everyone is visible, so that it doesn't matter who asks first.
  func defaultValue<Key: InjectedKey>(of key: Key.Type, for values: InjectedValues) -> Key.Value {
    checkIsLive(for: values) { Key.name }
    let base = values.frame.base
    let slot = defaults.withLock { slots -> AnySlot in
      if let slot = slots[ObjectIdentifier(key)] { return slot }
      let slot = Slot<Key.Value>(
        record: nil, owner: nil, sharing: .once, dependencyCount: 0,
        // The closure must not keep the values: they keep it.
        make: { [unowned base, context, request = values.request] _ in
          InjectedValues.scoped.withValue(base) {
            InjectedValues.$reader.withValue(request) { Key.alternative(in: context) }
          }
        })
      slots[ObjectIdentifier(key)] = slot
      return slot
    }
    return withExtendedLifetime(base) {
      stopping(Key.Value.self) {
        do {
          return try Slot<Key.Value>.this(slot).value()
        } catch let error as GraphError {
          throw error.adding(.ambientDefault(Key.name, place: values.request?.place))
        }
      }
    }
  }

  /// Which alternatives of the entries are used.
  package var context: GraphContext { testContext ?? bootstrap.context }

  // MARK: Bootstrap

  /// Sets the values that everyone gets who has no others.
  func bootstrap<Failure: Error>(
    context: GraphContext, at location: Location,
    _ change: (inout InjectedValues) throws(Failure) -> Void
  ) throws(Failure) {
    if let issue = bootstrap.begin(at: location) { stop(GraphError(issue)) }
    var values = InjectedValues(frame: InjectedRoot(of: owner, context: context))
    do {
      try change(&values)
    } catch {
      bootstrap.end(with: nil, context: context)
      throw error
    }
    bootstrap.end(with: InjectedTable(values.frame.stack), context: context)
  }

  // MARK: Tests

  /// Tells the test what is wrong with it.
  ///
  /// - Returns: Whether there is a test that wants to know.
  package func report(_ issue: Issue) -> Bool {
    guard let reporter else { return false }
    reporter(issue)
    return true
  }

  /// Puts an issue on the test's record; without a test that wants to know, the program stops.
  func reportOrStop(_ issue: Issue) {
    if !report(issue) { GraphError.stop(issue) }
  }

  /// Stops the program with a report, which the test has on its record before that.
  func stop(_ error: GraphError) -> Never {
    for issue in error.issues { _ = report(issue) }
    error.stop()
  }

  /// Notes that the test is over: reads are reported from now on.
  package func end() {
    ended.store(true, ordering: .releasing)
  }

  func checkIsLive(for values: borrowing InjectedValues, _ name: () -> String) {
    guard ended.load(ordering: .acquiring) else { return }
    _ = report(.lateRequest(name(), test: owner, place: values.request?.place))
  }
}
