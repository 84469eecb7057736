/// Sends mails.
protocol Mailer: Sendable {
  /// Sends a mail, once for each key.
  func send(_ text: String, to address: String, key: String) async throws
}
