/// The parameters and the result of a function type, from its name.
package struct FunctionTypeName {
  /// The types of the parameters.
  private(set) var arguments: [Substring] = []
  /// Whether the function runs on the main actor.
  private(set) var isOnMainActor = false
  /// The type of the result.
  package private(set) var result: Substring = ""

  /// Reads `(A, B) -> C`, with or without attributes in front and effects before the arrow.
  package init?(_ name: String) {
    guard let open = name.firstIndex(of: "("),
      name[..<open].split(separator: " ").allSatisfy({ $0.hasPrefix("@") })
    else { return nil }
    isOnMainActor = name[..<open].split(separator: " ").contains("@MainActor")
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
      for effect in [" async", " throws"] where rest.hasPrefix(effect) {
        rest = rest.dropFirst(effect.count)
      }
      guard rest.hasPrefix(" -> ") else { return nil }
      result = rest.dropFirst(4)
      return
    }
    return nil
  }
}
