import JoineryAnalysis

/// What a value of JSON has to be.
indirect enum JSONShape: Sendable {
  /// A member of an object.
  struct Member: Sendable {
    var name: String
    var shape: JSONShape
    var isOptional = false
  }

  case text
  case bool
  /// A whole number, and the least that it may be.
  case integer(from: Int)
  /// One of some names, and what they are names of: `lifetime`.
  case name(of: String, [String])
  case isolation
  case list(JSONShape)
  /// An object, and what it is: `a binding`.
  case object(String, [Member])

  /// What to call it in a sentence.
  private var kind: String {
    switch self {
    case .text, .name, .isolation: "a text"
    case .bool: "true or false"
    case .integer(let least): "a whole number from \(least) on"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// Looks for the first thing in a value that isn't as it has to be.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - path: The way to it in its document.
  /// - Throws: What is wrong.
  func check(_ item: JSONItem, at path: String = "") throws(JSONFault) {
    switch (self, item.content) {
    case (.text, .text), (.bool, .bool): break
    case (.integer(let least), .number(let text)):
      try Self.check(text, from: least, JSONFault(message: "", path: path, offset: item.offset))
    case (.name(let what, let names), .text(let text)):
      guard names.contains(text) else {
        let similar = names.similar(to: text)
        throw JSONFault(
          message: "'\(text)' is no \(what)",
          hint: similar.isEmpty
            ? "there are \(names.joined(separator: ", "))" : Failure.didYouMean(similar, or: ""),
          path: path, offset: item.offset)
      }
    case (.isolation, .text(let text)):
      guard ["none", "mainActor"].contains(text) || text.hasPrefix("actor ") else {
        throw JSONFault(
          message: "'\(text)' is no isolation",
          hint: "there are 'none', 'mainActor', and 'actor' with a name", path: path,
          offset: item.offset)
      }
    case (.list(let shape), .list(let items)):
      for (index, item) in items.enumerated() { try shape.check(item, at: "\(path)[\(index)]") }
    case (.object(let what, let shapes), .object(let members)):
      try Self.check(members, of: what, shapes, at: path, item.offset)
    case (.text, _), (.bool, _), (.integer, _), (.name, _), (.isolation, _), (.list, _),
      (.object, _):
      throw JSONFault(
        message: "there is \(item.kind) where \(kind) should be", path: path, offset: item.offset)
    }
  }

  private static func check(
    _ text: String, from least: Int, _ fault: JSONFault
  ) throws(JSONFault) {
    var fault = fault
    if let number = Double(text), number.rounded() == number, number > Double(Int32.max) {
      fault.message = "\(text) is too large"
      fault.hint = "the largest number of a graph is \(Int32.max)"
      throw fault
    }
    guard let number = Double(text).flatMap({ Int(exactly: $0) }), number >= least else {
      fault.message = "\(text) is no whole number from \(least) on"
      throw fault
    }
  }

  private static func check(
    _ members: [JSONItem.Member], of what: String, _ shapes: [Member], at path: String,
    _ offset: Int
  ) throws(JSONFault) {
    func way(to name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
    for member in members where !shapes.contains(where: { $0.name == member.name }) {
      let similar = shapes.map(\.name).similar(to: member.name)
      throw JSONFault(
        message: "\(what) has no '\(member.name)'",
        hint: similar.isEmpty ? nil : Failure.didYouMean(similar, or: ""),
        path: way(to: member.name), offset: member.offset)
    }
    for shape in shapes {
      guard let member = members.first(where: { $0.name == shape.name }) else {
        if shape.isOptional { continue }
        throw JSONFault(message: "'\(shape.name)' is missing", path: path, offset: offset)
      }
      if case .null = member.value.content, shape.isOptional { continue }
      try shape.shape.check(member.value, at: way(to: shape.name))
    }
  }
}
