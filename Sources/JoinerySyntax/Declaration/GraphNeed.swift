package import SwiftSyntax

/// What one member asks of the graph.
package struct GraphNeed {
  /// Where the name that is asked for comes from.
  package enum Source {
    /// A member of the graph.
    case member
    /// A parent, because the graph has no such member.
    case parent
    /// Nowhere: the graph has neither such a member nor a parent.
    case unknown
  }

  /// The name, without backticks.
  package let name: String
  /// Where it is asked for.
  package let token: TokenSyntax
  /// The position among the factory's parameters, counted from 0; nil for one in a body.
  package let position: Int?
  /// Whether it is only asked for later, because it is a factory that is passed on.
  package internal(set) var isDeferred: Bool
  /// Where the name comes from.
  package internal(set) var source = Source.member
  /// The member that holds the parent, where a body reads the name through it.
  package internal(set) var parentName: String?
  /// Whether it is called at once, in a body, so that what the function needs is needed.
  let isCall: Bool

  init(_ token: TokenSyntax, position: Int?, isDeferred: Bool = false, isCall: Bool = false) {
    name = token.plainText
    self.token = token
    self.position = position
    self.isDeferred = isDeferred
    self.isCall = isCall
  }
}
