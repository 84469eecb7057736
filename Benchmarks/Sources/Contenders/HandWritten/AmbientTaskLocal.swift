internal import Measurement
internal import Workload

/// A client for whoever asks, by hand.
enum AmbientTaskLocal {
  @TaskLocal static var client: any Client = HTTPClient()

  /// Reads it where nobody has set one.
  static let ambient = Work { for _ in 0..<$0 { keep(client) } }

  /// Reads it where somebody has set one.
  static let ambientInScope = Work { count in
    $client.withValue(HTTPClient()) { for _ in 0..<count { keep(client) } }
  }

  /// Sets it and reads it.
  static var scope: Work {
    let other: any Client = HTTPClient()
    return Work { for _ in 0..<$0 { $client.withValue(other) { keep(client) } } }
  }
}
