extension GraphFamily {
  /// The key of each member of each type.
  ///
  /// It is the member's type, with its name as the qualifier where an earlier member or one beside it has
  /// the type as well, and with the graph's name before it where one of another graph has both.
  ///
  /// - Complexity: O(members).
  var keys: [[Key]] {
    var names: [String: Int] = [:]
    var counts: [NamedKey: Int] = [:]
    for part in parts {
      names[part.name, default: 0] += 1
      for member in part.members {
        counts[NamedKey(key: member.node.key, name: member.name), default: 0] += 1
      }
    }
    var taken: Set<Key> = []
    return parts.map { part in
      let isOnly = Dictionary(part.members.map { ($0.node.key, true) }) { _, _ in false }
      let owner = names[part.name] == 1 ? part.name : part.fullName
      let keys = part.members.map { member in
        var key = member.node.key
        if counts[NamedKey(key: key, name: member.name)] != 1 {
          key.qualifier = "\(owner).\(member.name)"
        } else if isOnly[key] != true || taken.contains(key) {
          key.qualifier = member.name
        }
        return key
      }
      taken.formUnion(isOnly.keys)
      return keys
    }
  }
}

/// A member's key with its name.
private struct NamedKey: Hashable {
  var key: Key
  var name: String
}
