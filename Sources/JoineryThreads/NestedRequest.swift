import CJoineryThreads

/// A request that may be a part of a loop without end.
@safe
package struct NestedRequest: @unchecked Sendable {
  // `@unchecked`: a name and a type are never freed, and the owner's address is only compared.

  /// What was asked for.
  package enum Subject {
    /// A member of a graph.
    case member(String)
    /// A type.
    case type(Any.Type)
  }

  private let request: c_joinery_request

  /// What was asked for.
  package var subject: Subject {
    unsafe request.length == 0
      ? .type(unsafeBitCast(request.subject, to: Any.Type.self))
      : .member(
        String(
          decoding: UnsafeRawBufferPointer(start: request.subject, count: Int(request.length)),
          as: UTF8.self))
  }

  /// Whether the request was made of an object.
  package func isMade(of owner: AnyObject) -> Bool {
    unsafe request.owner == Self.address(of: owner)
  }

  // MARK: Noting

  /// A request for a member of a graph: nil when its name is no string.
  package init?(for member: StaticString, of owner: AnyObject) {
    guard member.hasPointerRepresentation else { return nil }
    unsafe self.init(member.utf8Start, length: UInt(member.utf8CodeUnitCount), owner)
  }

  /// A request for a value of a type.
  package init(for type: Any.Type, of owner: AnyObject) {
    unsafe self.init(unsafeBitCast(type, to: UnsafeRawPointer.self), length: 0, owner)
  }

  private init(_ subject: UnsafeRawPointer, length: UInt, _ owner: AnyObject) {
    unsafe request = c_joinery_request(
      subject: subject, length: length, owner: Self.address(of: owner))
  }

  private init(noted request: c_joinery_request) {
    unsafe self.request = request
  }

  /// Notes that the current thread makes the request near the end of its stack; nothing is allocated.
  package func note() {
    unsafe c_joinery_note_request(request)
  }

  // MARK: Reading

  /// How many requests are looked at for a loop: those of a thread that came before are forgotten.
  package static var keptCount: Int { Int(C_JOINERY_KEPT_REQUESTS) }

  /// The requests of the current thread that were noted and are not forgotten, the last one first.
  package static var noted: some Sequence<NestedRequest> {
    sequence(state: UInt(0)) { count in
      var request = unsafe c_joinery_request()
      guard unsafe c_joinery_get_request(count, &request) else { return nil }
      count += 1
      return unsafe NestedRequest(noted: request)
    }
  }

  /// The last one of some requests, and those that came after the one before it for the same.
  ///
  /// When none before it is known, it is the last of all that are known, and the loop is not closed.
  ///
  /// - Parameter requests: The requests, the last one first.
  /// - Returns: The requests, in the order in which they were made.
  package static func loop(
    among requests: some Sequence<NestedRequest>
  ) -> (requests: [NestedRequest], isClosed: Bool) {
    var found: [NestedRequest] = []
    for request in requests {
      if let last = found.first, last.isSame(as: request) {
        return ([last] + found.dropFirst().reversed(), true)
      }
      found.append(request)
    }
    return (found.reversed(), false)
  }

  private func isSame(as other: NestedRequest) -> Bool {
    unsafe request.subject == other.request.subject && request.owner == other.request.owner
  }

  private static func address(of owner: AnyObject) -> UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
  }
}
