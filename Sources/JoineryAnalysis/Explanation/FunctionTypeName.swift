/// The parameters and the result of a function type, from its name.
package struct FunctionTypeName {
  /// The types of the parameters.
  private(set) var arguments: [Substring] = []
  /// What is written in front, such as `@Sendable`, with a space at the end unless it is nothing.
  private(set) var attributes: Substring = ""
  /// What the function may do besides returning, as it is written: `async throws`.
  private(set) var effects: Substring = ""
  /// The type of the result.
  package private(set) var result: Substring = ""

  /// Reads `(A, B) -> C`, with or without attributes in front and effects before the arrow.
  package init?(_ name: String) {
    guard let open = name.firstIndex(of: "("),
      name[..<open].split(separator: " ").allSatisfy({ $0.hasPrefix("@") })
    else { return nil }
    attributes = name[..<open]
    var depth = 0
    var previous: Character = " "
    var start = name.index(after: open)
    for index in name.indices[open...] {
      let character = name[index]
      switch character {
      case "(", "<", "[":
        depth += 1
      case ")", "]":
        depth -= 1
      case ">" where previous != "-":
        depth -= 1
      case "," where depth == 1:
        arguments.append(name[start..<index])
        start = name.index(after: index)
      default:
        break
      }
      previous = character
      guard depth == 0 else { continue }
      if start != index { arguments.append(name[start..<index]) }
      arguments = arguments.map { $0.drop { $0 == " " } }
      var rest = name[name.index(after: index)...]
      let end = rest.startIndex
      for effect in [" async", " throws"] where rest.hasPrefix(effect) {
        rest = rest.dropFirst(effect.count)
      }
      guard rest.hasPrefix(" -> ") else { return nil }
      effects = name[end..<rest.startIndex].drop { $0 == " " }
      result = rest.dropFirst(4)
      return
    }
    return nil
  }

  /// Whether the function runs on the main actor.
  var isOnMainActor: Bool { attributes.split(separator: " ").contains("@MainActor") }
}
