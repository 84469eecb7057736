public import Synchronization

/// A hash table from types to words other than 0, with open addressing.
///
/// It is filled by one thread and then read by any number of them. The owner frees its memory.
@usableFromInline @safe
struct TypeTable: @unchecked Sendable {
  // `@unchecked`: after the owner has been published, only the words are written, atomically.
  @usableFromInline
  struct Entry: ~Copyable {
    /// The address of the type's metadata, which is its identity; 0 in an empty entry.
    @usableFromInline var key: UInt
    /// 0 when requests for the type are refused.
    @usableFromInline let word: Atomic<UInt>

    init(key: UInt = 0, word: UInt = 0) {
      self.key = key
      self.word = Atomic(word)
    }
  }

  @usableFromInline private(set) var entries: UnsafeMutablePointer<Entry>
  @usableFromInline private(set) var mask: Int
  private(set) var count = 0

  /// Creates a table with room for a number of types.
  init(capacity: Int) {
    if capacity == 0 {
      unsafe entries = Self.nothing
      mask = 0
      return
    }
    var size = 8
    while size < capacity * 2 { size *= 2 }
    unsafe entries = Self.allocate(size)
    mask = size - 1
  }

  /// Creates a table with the contents of another one.
  init(copying other: TypeTable) {
    mask = other.mask
    count = other.count
    guard other.hasMemory else {
      unsafe entries = Self.nothing
      return
    }
    unsafe entries = .allocate(capacity: mask + 1)
    for index in 0...mask {
      let entry = unsafe other.entries + index
      unsafe (entries + index).initialize(
        to: Entry(key: entry.pointee.key, word: entry.pointee.word.load(ordering: .relaxed)))
    }
  }

  /// Frees the memory: the table must not be used afterwards.
  func deallocate() {
    if hasMemory { unsafe entries.deallocate() }
  }

  /// The word of a type.
  ///
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  subscript(_ type: ObjectIdentifier) -> UInt? {
    let key = UInt(bitPattern: type)
    var index = Self.hash(key) & mask
    while true {
      let entry = unsafe entries + index
      let found = unsafe entry.pointee.key
      if found == key {
        let word = unsafe entry.pointee.word.load(ordering: .relaxed)
        return word == 0 ? nil : word
      }
      if found == 0 { return nil }
      index = (index + 1) & mask
    }
  }

  /// Sets the word of a type.
  ///
  /// - Complexity: O(1), amortised.
  mutating func set(_ type: ObjectIdentifier, to word: UInt) {
    if count * 2 >= mask { grow() }
    if insert(UInt(bitPattern: type), word) { count += 1 }
  }

  /// Refuses all requests from now on.
  ///
  /// Who finds a word gone, and then looks with a fence, sees that the owner is closed.
  func refuseAll() {
    guard hasMemory else { return }
    for index in 0...mask {
      unsafe (entries + index).pointee.word.store(0, ordering: .releasing)
    }
  }

  @inlinable @inline(__always)
  static func hash(_ key: UInt) -> Int {
    // The multiplication spreads the address over the upper half of the bits.
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Puts an entry into the table, which has room.
  ///
  /// - Returns: Whether the key is new.
  private func insert(_ key: UInt, _ word: UInt) -> Bool {
    var index = Self.hash(key) & mask
    while true {
      let entry = unsafe entries + index
      let current = unsafe entry.pointee.key
      if current == 0 || current == key {
        unsafe entry.pointee.key = key
        unsafe entry.pointee.word.store(word, ordering: .relaxed)
        return current == 0
      }
      index = (index + 1) & mask
    }
  }

  private mutating func grow() {
    let old = self
    let size = mask + 1
    mask = max(8, size * 2) - 1
    unsafe entries = Self.allocate(mask + 1)
    for index in 0..<size {
      let entry = unsafe old.entries + index
      if unsafe entry.pointee.key != 0 {
        _ = unsafe insert(entry.pointee.key, entry.pointee.word.load(ordering: .relaxed))
      }
    }
    old.deallocate()
  }

  /// The entries of every table without room: one that is empty and stays so.
  nonisolated(unsafe) private static let nothing = unsafe allocate(1)  // Nobody writes to it.

  /// Whether the table has entries of its own.
  private var hasMemory: Bool { mask > 0 }

  private static func allocate(_ size: Int) -> UnsafeMutablePointer<Entry> {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: size)
    for index in 0..<size { unsafe (entries + index).initialize(to: Entry()) }
    return unsafe entries
  }
}

/// Numbers as words: 0 is not a word.
extension TypeTable {
  /// The number of a type.
  func number(of type: Any.Type) -> Int? {
    self[ObjectIdentifier(type)].map { Int($0) - 1 }
  }

  /// Sets the number of a type, which is not negative.
  mutating func setNumber(of type: Any.Type, to number: Int) {
    set(ObjectIdentifier(type), to: UInt(number + 1))
  }
}
