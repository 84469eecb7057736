import Foundation
import JoineryAnalysis

extension Failure {
  /// There is no graph in an input.
  ///
  /// - Parameters:
  ///   - path: What the argument names.
  ///   - reason: Why, after "it", where that is known.
  /// - Returns: The failure, with a file in the folder that may be meant.
  static func noGraph(in path: String, because reason: String? = nil) -> Failure {
    Failure(
      "'\(path)' has no graph\(reason.map { ": it \($0)" } ?? "")",
      hint: jsonFile(in: path).map { "name a graph as JSON: '\($0)'" } ?? noGraphHint)
  }

  /// What to do where there is no graph.
  static let noGraphHint =
    "a graph is a type with '@Graph', or a container with its bindings in braces"

  /// A file in a folder that may be a graph.
  private static func jsonFile(in path: String) -> String? {
    guard FileKind(of: path) == .folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return nil }
    let name = names.sorted().first { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    return name.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }
}
