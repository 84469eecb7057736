import Joinery

extension AppGraph {
  /// The graph of previews.
  ///
  /// A property sees the initialisers that `@Graph` writes, which the argument of an attribute in the same
  /// module does not.
  static var preview: AppGraph { AppGraph(context: .preview) }
}
