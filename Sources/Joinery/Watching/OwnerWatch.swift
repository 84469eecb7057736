package import JoineryAnalysis
import JoineryThreads

/// What a test wants to know of the containers and graphs that are made while it is current.
///
/// Nothing watches a container in an app. One that is watched answers requests after it was stopped, and reports
/// them: the test that they belong to is the better place for the message than the end of the process.
@safe
package final class OwnerWatch: @unchecked Sendable {
  // `@unchecked`: everything that is written is under the lock.

  @TaskLocal package static var current: OwnerWatch?

  /// The test, for messages.
  let test: String
  /// Whether objects are remembered, to find those that outlive the test.
  package let remembersObjects: Bool
  private let reporter: @Sendable (Issue) -> Void
  private let state = Mutex(State())

  private struct State: @unchecked Sendable {
    // `@unchecked`: used under the lock only.

    var overrides: [Override] = []
    var objects: [ObjectIdentifier: Trace] = [:]
    var late: Set<String> = []
  }

  /// An override, and whether somebody has asked for it.
  private struct Override {
    let slot: ObjectIdentifier
    let name: String
    let place: SourcePlace?
    var isUsed = false
  }

  /// An object, which is not kept.
  private struct Trace {
    weak var object: AnyObject?
    let issue: Issue
  }

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - test: The test, for messages.
  ///   - remembersObjects: Whether objects are remembered, to find those that outlive the test.
  ///   - reporter: Told of requests that come after the test.
  package init(
    of test: String, remembersObjects: Bool,
    reporter: @escaping @Sendable (Issue) -> Void
  ) {
    self.test = test
    self.remembersObjects = remembersObjects
    self.reporter = reporter
  }

  // MARK: What slots tell

  /// Notes an override that somebody should ask for.
  ///
  /// - Parameters:
  ///   - slot: The slot of the override.
  ///   - name: What was replaced.
  func expectUse(of slot: AnySlot, named name: String) {
    let override = Override(
      slot: ObjectIdentifier(slot), name: name, place: slot.record?.place)
    state.withLock { $0.overrides.append(override) }
  }

  /// Notes that somebody has asked for a value.
  func noteUse(of slot: AnySlot) {
    let slot = ObjectIdentifier(slot)
    state.withLock { state in
      if let position = state.overrides.firstIndex(where: { $0.slot == slot }) {
        state.overrides[position].isUsed = true
      }
    }
  }

  /// Notes what was made.
  func note(_ value: Any, from slot: AnySlot, in owner: String) {
    guard remembersObjects, slot.record?.lifetime != .instance else { return }
    let content = (value as? any QualifiedKey)?.content ?? value
    guard type(of: content) is AnyClass else { return }
    let object = content as AnyObject
    let issue = Issue.leakedObject(
      Key(ofType: type(of: content)).shortName, container: owner, place: slot.record?.place)
    let trace = Trace(object: object, issue: issue)
    state.withLock { $0.objects[ObjectIdentifier(object)] = trace }
  }

  /// Reports a request that comes after the test; each key is reported once.
  func reportLate(_ issue: Issue) {
    if state.withLock({ $0.late.insert(issue.headline).inserted }) { reporter(issue) }
  }

  // MARK: What a test asks

  /// The overrides that nobody has asked for.
  ///
  /// - Parameter trait: The trait that makes containers and graphs, as it is written up to `unused:`.
  /// - Returns: The issues.
  package func unusedOverrides(by trait: String) -> [Issue] {
    state.withLock { $0.overrides.filter { !$0.isUsed } }
      .map { Issue.unusedOverride($0.name, place: $0.place, by: trait) }
  }

  /// The objects that are still there.
  package var livingObjects: [Issue] {
    // A last reference that goes away here must not do so under the lock.
    let traces = state.withLock { Array($0.objects.values) }
    return traces.filter { $0.object != nil }.map(\.issue)
  }
}
