import Foundation

/// A name that somebody can be called by: some visible text on one line, of up to 80 characters.
struct PersonName: Hashable, Sendable {
  static let longest = 80

  let text: String

  /// Takes a name as it was typed, without the spaces around it.
  ///
  /// - Throws: ``ShopError/invalidName(_:)`` if there is nothing to read or too much of it.
  init(_ typed: String) throws(ShopError) {
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw .invalidName(.empty) }
    guard text.count <= Self.longest, text.utf8.count <= Self.longest * 8 else {
      throw .invalidName(.tooLong)
    }
    guard !text.unicodeScalars.contains(where: \.isUnprintable) else {
      throw .invalidName(.unprintable)
    }
    self.text = text
  }
}
