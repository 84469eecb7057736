import Foundation
import JoineryAnalysis

/// Reads a graph that a running program has written as JSON.
struct JSONGraphSource: GraphSource {
  func reads(_ path: String) -> Bool { true }

  func load(_ path: String) throws(Failure) -> GraphInput {
    let data = try contents(of: path)
    do {
      return GraphInput(graphs: [.init(try JSONDecoder().decode(Graph.self, from: data))])
    } catch let error as DecodingError {
      throw Self.failure(error, in: Self.name(of: path), data)
    } catch {
      throw Failure("'\(Self.name(of: path))' can't be read: \(error.localizedDescription)")
    }
  }

  private func contents(of path: String) throws(Failure) -> Data {
    if path == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
    switch FileKind(of: path) {
    case .file: break
    case .nothing:
      throw Failure(
        "there is no file or folder '\(path)', and no revision of git",
        hint: "name a package, sources, or a graph that a running program wrote as JSON")
    case .folder:
      throw Failure(
        "'\(path)' is a folder",
        hint: "give a graph as JSON: a file that a running program wrote")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("'\(path)' can't be read", hint: "look at its permissions: ls -l \(path)")
    }
    return data
  }

  private static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// What is wrong with a file, in one line.
  private static func failure(
    _ error: DecodingError, in file: String, _ data: Data
  ) -> Failure {
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      Failure(
        "'\(file)' is no JSON\(detail(of: data))",
        hint: "write it anew with 'container.description.jsonText'")
    case .dataCorrupted(let context):
      Failure("'\(file)'\(place(of: context)): \(context.debugDescription)")
    case .keyNotFound(let key, let context):
      Failure(
        "'\(file)'\(place(of: context)): '\(key.stringValue)' is missing",
        hint: "the form is in Documentation/graph.schema.json")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      Failure(
        "'\(file)'\(place(of: context)): the value is of another kind than it should be",
        hint: "the form is in Documentation/graph.schema.json")
    @unknown default:
      Failure("'\(file)' is no graph")
    }
  }

  /// Where in a file something is wrong: ` at nodes[3].lifetime`.
  private static func place(of context: DecodingError.Context) -> String {
    let path = context.codingPath.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path.isEmpty ? "" : " at \(path)"
  }

  /// Where a file stops being JSON, as far as Foundation tells: `, near line 3`.
  private static func detail(of data: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return ""
    } catch {
      let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      if let match = text.firstMatch(of: /line (\d+)/) { return ", near line \(match.1)" }
      guard let match = text.firstMatch(of: /character (\d+)/), let end = Int(match.1) else {
        return ""
      }
      return ", near line \(data.prefix(end).count { $0 == UInt8(ascii: "\n") } + 1)"
    }
  }
}
