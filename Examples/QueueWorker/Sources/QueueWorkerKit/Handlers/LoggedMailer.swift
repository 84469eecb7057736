/// Says what it would send.
struct LoggedMailer: Mailer {
  let sink: any LogSink

  func send(_ text: String, to address: String, key: String) async throws {
    sink.write("mail to \(address): \(text)")
  }
}
