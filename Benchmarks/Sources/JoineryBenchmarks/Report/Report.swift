internal import Foundation
internal import Measurement

/// The report: a page with tables, a picture, and the results that both are made of.
struct Report {
  /// The folder of the page.
  let folder: URL
  /// What is measured anew; the rest stays as it was measured last.
  var parts: [ReportPart] = []

  private var page: URL { folder.appending(path: "Performance.md") }
  private var picture: URL { folder.appending(path: "Images/performance.svg") }
  private var data: URL { folder.appending(path: "performance.json") }

  /// Measures and writes.
  ///
  /// What a person has written of the page stays as it is.
  ///
  /// - Throws: An error if something could not be measured, read or written.
  func run() throws {
    var results = try FileManager.default.fileExists(atPath: data.path) ? measured() : Results()
    results.machine = try Machine()
    for part in parts {
      print("measuring: \(part.rawValue)")
      try results.measure(part)
      try write(results)
    }
    try write(results)
    print("written: \(page.path)")
  }

  /// Writes the page and the picture of what was measured last.
  ///
  /// - Throws: An error if something could not be read or written.
  func draw() throws {
    try write(measured())
    print("written: \(page.path)")
  }

  private func measured() throws -> Results {
    try JSONDecoder().decode(Results.self, from: Data(contentsOf: data))
  }

  private func write(_ results: Results) throws {
    try FileManager.default.createDirectory(
      at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(results).write(to: data, options: .atomic)

    let report = ReportPage(results: results)
    let isNew = !FileManager.default.fileExists(atPath: page.path)
    var marked = MarkedPage(
      isNew ? "# Performance\n" : try String(contentsOf: page, encoding: .utf8))
    for (name, content) in report.parts { marked.replace(name, with: content) }
    try marked.text.write(to: page, atomically: true, encoding: .utf8)
    try report.chart.svg.write(to: picture, atomically: true, encoding: .utf8)
  }
}
