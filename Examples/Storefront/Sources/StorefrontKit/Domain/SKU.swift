/// A stock-keeping unit: the code by which a product is bought, such as `BEANS`.
struct SKU: Hashable, Sendable {
  /// The code, in capitals.
  let code: String

  /// Reads a code of up to 20 letters, digits and hyphens, in either case.
  init?(_ text: String) {
    let isCode = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isCode, (1...20).contains(text.count) else { return nil }
    code = text.uppercased()
  }
}

extension SKU: CustomStringConvertible {
  /// The code.
  var description: String { code }
}

extension SKU: Encodable {
  /// Encodes the code alone.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
