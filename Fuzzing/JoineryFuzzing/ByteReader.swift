/// Bytes as small numbers, which are 0 when the bytes have ended.
struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: some Collection<UInt8>) {
    self.bytes = Array(bytes)[...]
  }

  /// The next number below a limit.
  mutating func number(below limit: Int) -> Int {
    Int(bytes.popFirst() ?? 0) % limit
  }

  /// One of several values.
  mutating func element<Value>(of values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// Whether something is the case that is so in one of several cases.
  mutating func isOne(in cases: Int) -> Bool {
    number(below: cases) == 1
  }
}
