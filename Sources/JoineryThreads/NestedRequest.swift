import CJoineryThreads

/// A request that was made near the end of the current thread's stack.
@safe
package struct NestedRequest {
  /// The name of what was asked for.
  package let name: String
  /// Who was asked: only to be compared.
  private let owner: UnsafeRawPointer?

  /// Notes a request of the current thread, without any allocation.
  package static func note(_ name: StaticString, of owner: AnyObject) {
    guard name.hasPointerRepresentation else { return }
    let request = unsafe c_joinery_request(
      name: name.utf8Start, length: UInt(name.utf8CodeUnitCount), owner: address(of: owner))
    unsafe c_joinery_note_request(request)
  }

  /// Whether the request was made of an object.
  package func isMade(of owner: AnyObject) -> Bool { unsafe self.owner == Self.address(of: owner) }

  /// The last request of the current thread, after those that led to it from the one before it for the
  /// same: all that are known when there is none.
  package static var loop: [NestedRequest] {
    var loop: [NestedRequest] = []
    var request = unsafe c_joinery_request()
    while unsafe c_joinery_get_request(UInt(loop.count), &request) {
      let next = unsafe NestedRequest(request)
      if let last = loop.first, unsafe last.name == next.name && last.owner == next.owner { break }
      loop.append(next)
    }
    return loop.reversed()
  }

  private init(_ request: c_joinery_request) {
    name = unsafe String(
      decoding: UnsafeBufferPointer(start: request.name, count: Int(request.length)), as: UTF8.self)
    unsafe owner = request.owner
  }

  private static func address(of owner: AnyObject) -> UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
  }
}
