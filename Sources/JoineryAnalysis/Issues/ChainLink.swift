/// One binding on the way to a fault, and the request that led to it.
public struct ChainLink: Hashable, Sendable, Codable {
  /// How the binding before asks for this one.
  public enum Request: Hashable, Sendable, Codable {
    /// By a parameter of its factory, with its position counted from 0 and its label, where known.
    case parameter(position: Int?, label: String?)
    /// By wrapping it.
    case wrapping
  }

  /// The name of the binding, as a person would write it.
  public var name: String
  /// Where the binding was written.
  public var place: SourcePlace?
  /// How the binding before asks for this one; `nil` for the first.
  public var request: Request?
  /// How many values the binding before asks for.
  public var kind: Edge.Kind
  /// Whether the binding before asks for it later, on request.
  public var isDeferred: Bool
  /// What there is to say about it at this point of the chain.
  public var remark: String?
  /// How many links were left out before this one.
  public var omitted: Int

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - name: What the link is, as a person would write it.
  ///   - place: Where it is bound.
  ///   - request: How the one before asks for it: nil for the first.
  ///   - kind: How it is asked for.
  ///   - isDeferred: Whether it is asked for only after the one before was made.
  ///   - remark: What there is to say about it at this point of the chain.
  ///   - omitted: How many links were left out before this one.
  public init(
    _ name: String, place: SourcePlace? = nil, request: Request? = nil, kind: Edge.Kind = .hard,
    isDeferred: Bool = false, remark: String? = nil, omitted: Int = 0
  ) {
    self.name = name
    self.place = place
    self.request = request
    self.kind = kind
    self.isDeferred = isDeferred
    self.remark = remark
    self.omitted = omitted
  }
}
