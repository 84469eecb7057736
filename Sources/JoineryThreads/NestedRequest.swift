import CJoineryThreads

/// A request that was made near the end of the current thread's stack.
@safe
package struct NestedRequest {
  /// The name of what was asked for.
  package let name: String
  /// The file in which that was written, and the line.
  package let file: String
  package let line: Int
  /// Who was asked: only to be compared.
  private let owner: UnsafeRawPointer?

  /// Notes a request of the current thread, without any allocation.
  package static func note(
    _ name: StaticString, of owner: AnyObject, file: StaticString, line: UInt
  ) {
    let request = unsafe c_joinery_request(
      name: text(name), file: text(file), line: line,
      owner: UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque()))
    unsafe c_joinery_note_request(request)
  }

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
    unsafe name = Self.string(request.name)
    unsafe file = Self.string(request.file)
    line = unsafe Int(request.line)
    unsafe owner = request.owner
  }

  /// The text, or none where it is a single character that has no address.
  private static func text(_ string: StaticString) -> c_joinery_text {
    guard string.hasPointerRepresentation else { return unsafe c_joinery_text() }
    return unsafe c_joinery_text(
      start: string.utf8Start, length: UInt(string.utf8CodeUnitCount))
  }

  private static func string(_ text: c_joinery_text) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: text.start, count: Int(text.length)), as: UTF8.self)
  }
}
