/// A hash table from types to words, with open addressing.
///
/// It is filled by one thread and then read by any number of them. The owner frees its memory.
@usableFromInline @safe
struct TypeTable: @unchecked Sendable {
  // `@unchecked`: nobody writes after the owner has been published.
  @usableFromInline
  struct Entry {
    /// The address of the type's metadata, which is its identity; 0 in an empty entry.
    @usableFromInline var key: UInt
    @usableFromInline var word: UInt

    init(key: UInt = 0, word: UInt = 0) {
      self.key = key
      self.word = word
    }
  }

  @usableFromInline private(set) var entries: UnsafeMutablePointer<Entry>
  @usableFromInline private(set) var mask: Int
  private(set) var count = 0

  /// Creates a table with room for a number of types.
  init(capacity: Int) {
    var size = 8
    while size < capacity * 2 { size *= 2 }
    unsafe entries = Self.allocate(size)
    mask = size - 1
  }

  /// Creates a table with the contents of another one.
  init(copying other: TypeTable) {
    let size = other.mask + 1
    unsafe entries = .allocate(capacity: size)
    unsafe entries.initialize(from: other.entries, count: size)
    mask = other.mask
    count = other.count
  }

  /// Frees the memory: the table must not be used afterwards.
  func deallocate() {
    unsafe entries.deallocate()
  }

  /// The word of a type.
  ///
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  subscript(_ type: ObjectIdentifier) -> UInt? {
    let key = UInt(bitPattern: type)
    var index = Self.hash(key) & mask
    while true {
      let entry = unsafe entries[index]
      if entry.key == key { return entry.word }
      if entry.key == 0 { return nil }
      index = (index + 1) & mask
    }
  }

  /// Sets the word of a type.
  ///
  /// - Complexity: O(1), amortised.
  mutating func set(_ type: ObjectIdentifier, to word: UInt) {
    if count * 2 > mask { grow() }
    if insert(Entry(key: UInt(bitPattern: type), word: word)) { count += 1 }
  }

  @inlinable @inline(__always)
  static func hash(_ key: UInt) -> Int {
    // The multiplication spreads the address over the upper half of the bits.
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Puts an entry into the table, which has room.
  ///
  /// - Returns: Whether the key is new.
  private func insert(_ entry: Entry) -> Bool {
    var index = Self.hash(entry.key) & mask
    while true {
      let current = unsafe entries[index].key
      if current == 0 || current == entry.key {
        unsafe entries[index] = entry
        return current == 0
      }
      index = (index + 1) & mask
    }
  }

  private mutating func grow() {
    let old = unsafe UnsafeMutableBufferPointer(start: entries, count: mask + 1)
    unsafe entries = Self.allocate(old.count * 2)
    mask = old.count * 2 - 1
    for index in 0..<old.count {
      let entry = unsafe old[index]
      if entry.key != 0 { _ = insert(entry) }
    }
    unsafe old.deallocate()
  }

  private static func allocate(_ size: Int) -> UnsafeMutablePointer<Entry> {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: size)
    unsafe entries.initialize(repeating: Entry(), count: size)
    return unsafe entries
  }
}
