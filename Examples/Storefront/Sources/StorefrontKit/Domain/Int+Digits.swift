extension Int {
  /// Reads a number that is written in the digits 0 to 9 alone, if it fits.
  init?(digits text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(text)
  }
}
