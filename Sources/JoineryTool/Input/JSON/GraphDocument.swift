import Foundation
import JoineryAnalysis

/// A graph that was written as JSON.
struct GraphDocument {
  /// What to call the document.
  let name: String
  let data: Data

  /// The graph.
  ///
  /// - Throws: What is wrong with the document, with its place, if it is no graph.
  /// - Complexity: O(*n*), where *n* is the length of the document.
  func graph() throws(Failure) -> Graph {
    guard var text = String(validating: data, as: UTF8.self) else {
      throw Failure("'\(name)' is no text in UTF-8", hint: Self.hint)
    }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    if text.allSatisfy(\.isWhitespace) { throw Failure("'\(name)' is empty", hint: Self.hint) }
    let bytes = Array(text.utf8)
    do throws(JSONFault) {
      var parser = JSONParser(bytes)
      let item = try parser.document()
      try Self.checkVersion(of: item)
      try JSONShape.graph.check(item)
      try Self.checkOwners(of: item)
    } catch {
      throw error.failure(in: name, bytes)
    }
    do {
      return try JSONDecoder().decode(Graph.self, from: Data(bytes))
    } catch {
      throw Failure("'\(name)' can't be read: \(error)", hint: Self.hint)
    }
  }

  /// What to do about a document that is no graph in any form.
  static let hint =
    "write it anew: 'joinery graph --format json', or '.description.jsonText'"

  /// Says so where a document follows another schema, and nothing else can be said of it.
  private static func checkVersion(of item: JSONItem) throws(JSONFault) {
    guard let version = item["schemaVersion"], case .number(let text) = version.content else {
      return
    }
    let current = Graph.currentSchemaVersion
    guard let number = Double(text), number != Double(current) else { return }
    let isNewer = number > Double(current) && number.rounded() == number
    throw JSONFault(
      message: isNewer
        ? "schema \(text) is newer than \(current), which this release reads"
        : "there is no schema \(text); this release reads \(current)",
      hint: isNewer ? "update Joinery" : nil, path: "schemaVersion", offset: version.offset)
  }

  /// Says so where a binding belongs to an owner that isn't there.
  private static func checkOwners(of item: JSONItem) throws(JSONFault) {
    let count = item["owners"]?.items.count ?? 0
    for (index, node) in (item["nodes"]?.items ?? []).enumerated() {
      guard let owner = node["owner"], case .number(let text) = owner.content,
        let number = Double(text), number >= Double(count)
      else { continue }
      throw JSONFault(
        message: "there is no owner \(text): there are \(count), counted from 0",
        path: "nodes[\(index)].owner", offset: owner.offset)
    }
  }
}

extension JSONItem {
  /// A member of an object, if it is one and has it.
  fileprivate subscript(name: String) -> JSONItem? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The items of a list; none if it isn't one.
  fileprivate var items: [JSONItem] {
    guard case .list(let items) = content else { return [] }
    return items
  }
}
