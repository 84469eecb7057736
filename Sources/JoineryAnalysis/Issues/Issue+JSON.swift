extension Issue {
  /// The issue in the form that a decoder reads.
  package var json: JSONValue {
    .object([
      "id": .string(id.rawValue),
      "headline": .string(headline),
      "place": place?.json,
      "chain": .array(chain.map(\.json)),
      "notes": .array(
        notes.map { .object(["text": .string($0.text), "place": $0.place?.json]) }),
      "nearMisses": .array(
        nearMisses.map {
          .object([
            "name": .string($0.name), "place": $0.place?.json,
            "reason": .string($0.reason.rawValue), "owner": .string($0.owner),
          ])
        }),
      "fix": .string(fix),
    ])
  }
}

extension ChainLink {
  /// The link in the form that a decoder reads.
  package var json: JSONValue {
    let requestJSON: JSONValue? =
      switch request {
      case .parameter(let position, let label):
        .object([
          "parameter": .object([
            "position": position.map { .int($0) }, "label": .string(label),
          ])
        ])
      case .wrapping: .object(["wrapping": .object([])])
      case nil: nil
      }
    return .object([
      "name": .string(name), "place": place?.json, "request": requestJSON,
      "kind": .string(kind.rawValue), "isDeferred": .bool(isDeferred), "remark": .string(remark),
      "omitted": .int(omitted),
    ])
  }
}
