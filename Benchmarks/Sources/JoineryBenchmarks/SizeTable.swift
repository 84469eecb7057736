internal import Measurement
internal import Workload

/// The sizes of small apps, built for release as SwiftPM does it, and stripped.
enum SizeTable {
  /// Measures, in bytes by app.
  ///
  /// - Throws: ``ProgramError`` when an app could not be built, or the error of a file.
  static func measure() throws -> [String: Int] {
    let consumer = try Consumer(ConsumerPackage.App.allCases)
    defer { consumer.remove() }
    try consumer.build("release")
    var sizes: [String: Int] = [:]
    for app in ConsumerPackage.App.allCases {
      sizes[app.rawValue] = try consumer.strippedSize(of: app, "release")
    }
    return sizes
  }

  /// The sizes as a table.
  static func table(of sizes: [String: Int]) -> TextTable {
    var table = TextTable(header: ["the app is wired", "bytes, stripped", "more than by hand"])
    let base = sizes[ConsumerPackage.App.hand.rawValue] ?? 0
    for app in ConsumerPackage.App.allCases {
      guard let size = sizes[app.rawValue] else { continue }
      table.append([
        app.title, Double(size).text(decimals: 0), Double(size - base).text(decimals: 0),
      ])
    }
    return table
  }
}

extension ConsumerPackage.App {
  fileprivate var title: String {
    switch self {
    case .hand: "by hand"
    case .graph: "by a graph"
    case .container: "by a container"
    }
  }
}
