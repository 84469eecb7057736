/// What a link of a ``LinkedGraph`` leads to or comes from.
package enum Vertex: Hashable, Sendable {
  /// A binding, as an index into ``Graph/nodes``.
  case node(Int)
  /// All contributions to a key.
  case collection(Key)
  /// A key that is needed and that nothing provides.
  case missing(Key)
}
