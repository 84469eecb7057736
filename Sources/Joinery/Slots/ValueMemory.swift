/// Memory for one value that many threads read.
///
/// Whoever reads a value that is an object counts a reference in that object, and threads that do so at once
/// take the object's line of the processor's cache from each other. An object and what is allocated next to it
/// share a line, so the memory that leads to the object has lines of its own: reading it would otherwise wait
/// for the object's line a second time.
enum ValueMemory {
  /// How many bytes a line has.
  private static var line: Int { 64 }

  /// Reserves memory and puts a value there.
  static func make<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
    let size = max(1, MemoryLayout<Value>.size)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: (size + line - 1) / line * line,
      alignment: max(line, MemoryLayout<Value>.alignment))
    return unsafe memory.initializeMemory(as: Value.self, to: value)
  }

  /// Lets go of a value and of its memory.
  static func free<Value>(_ memory: UnsafeMutablePointer<Value>) {
    unsafe memory.deinitialize(count: 1)
    unsafe UnsafeMutableRawPointer(memory).deallocate()
  }
}
