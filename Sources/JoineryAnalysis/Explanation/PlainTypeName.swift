/// The name of a type that has no generic arguments: a protocol, or a nominal type.
package struct PlainTypeName {
  /// The module, or an empty text.
  var module: String
  /// The names of the enclosing types and of the type, with dots.
  package var name: String
  /// The last of the names, in lower case.
  var base: [UInt8]
  /// Whether the type is `any` and a protocol.
  var isExistential: Bool

  /// Reads a name, unless it is one of a generic type, a function or a tuple.
  package init?(_ type: String) {
    isExistential = type.hasPrefix("any ")
    var pieces = TypeName(isExistential ? String(type.dropFirst(4)) : type)
    guard case .path(let first, let rest) = pieces.next(), pieces.next() == nil else { return nil }
    let path = String(
      decoding: rest.isEmpty ? Array(first) : Array(rest.dropFirst()), as: UTF8.self)
    module = rest.isEmpty ? "" : String(decoding: first, as: UTF8.self)
    name = path
    base = Array((path.split(separator: ".").last ?? "").lowercased().utf8)
  }

  /// Whether the type may have initialisers, which a protocol and `Any` have not.
  var hasInitializers: Bool { !isExistential && name != "Any" }

  /// Whether this may be the concrete type of a protocol, to judge by the names.
  func isConcrete(of other: PlainTypeName) -> Bool {
    guard !isExistential && other.isExistential && other.base.count > 2 else { return false }
    return String(decoding: base, as: UTF8.self).contains(
      String(decoding: other.base, as: UTF8.self))
  }
}
