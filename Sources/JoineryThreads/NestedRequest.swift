import CJoineryThreads

/// A request that was made near the end of the current thread's stack.
@safe
package struct NestedRequest {
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

  /// Notes that the current thread asks for a member of a graph; nothing is allocated.
  package static func note(_ member: StaticString, of owner: AnyObject) {
    guard member.hasPointerRepresentation else { return }
    unsafe note(member.utf8Start, length: UInt(member.utf8CodeUnitCount), owner)
  }

  /// Notes that the current thread asks for a value of a type; nothing is allocated.
  package static func note(_ type: Any.Type, of owner: AnyObject) {
    unsafe note(unsafeBitCast(type, to: UnsafeRawPointer.self), length: 0, owner)
  }

  private static func note(
    _ subject: UnsafeRawPointer, length: UInt, _ owner: AnyObject
  ) {
    unsafe c_joinery_note_request(
      c_joinery_request(subject: subject, length: length, owner: address(of: owner)))
  }

  // MARK: Reading

  /// The last request of the current thread, and those that came after the one before it for the same.
  ///
  /// When none before it is known, it is the last of all that are known, and the loop is not closed.
  package static var loop: (requests: [NestedRequest], isClosed: Bool) {
    var requests: [NestedRequest] = []
    var request = unsafe c_joinery_request()
    while unsafe c_joinery_get_request(UInt(requests.count), &request) {
      if let last = requests.first, unsafe last.isSame(as: request) {
        return ([last] + requests.dropFirst().reversed(), true)
      }
      unsafe requests.append(NestedRequest(request: request))
    }
    return (requests.reversed(), false)
  }

  private func isSame(as other: c_joinery_request) -> Bool {
    unsafe request.subject == other.subject && request.owner == other.owner
  }

  private static func address(of owner: AnyObject) -> UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
  }
}
