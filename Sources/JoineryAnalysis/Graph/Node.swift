/// One binding, as data.
public struct Node: Hashable, Sendable, Codable {
  /// What a binding does for its key.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// Provides the key.
    case binding
    /// Provides one element of the collection of the key's type.
    case contribution
    /// Declares that the collection of the key's type may be empty.
    case emptyCollection
    /// Replaces the binding of the key.
    case override
    /// Wraps the value of the key.
    case decorator
  }

  /// What is provided, contributed to, replaced or wrapped.
  public var key: Key
  /// What the binding does for its key.
  public var role: Role
  /// How long the value lives.
  ///
  /// A decorator and an override may take that of what they apply to.
  public var lifetime: Lifetime
  /// The container, graph or scope that owns the value: an index into ``Graph/owners``.
  public var owner: Int
  /// The concrete type that is made, where it is known and differs from the key's type.
  public var implementation: String?
  /// Where the factory must run.
  public var isolation: Isolation
  /// What the factory may do besides returning.
  public var effects: Effects
  /// Where the binding was written.
  public var place: SourcePlace?
  /// The modules through which the binding was included, the outermost first.
  public var modules: [String]
  /// The name of the member of a graph whose value it is; `nil` for what a container makes.
  public var member: String?
  /// What the factory needs, in the order of its parameters; then the deferred edges of later steps.
  public var edges: [Edge]
  /// What is known to be wrong with the binding on its own, which its names don't tell.
  ///
  /// Who describes a graph knows its types. It is not a part of the JSON.
  package var knownFlaw: Flaw?

  private enum CodingKeys: CodingKey {
    case key
    case role
    case lifetime
    case owner
    case implementation
    case isolation
    case effects
    case place
    case modules
    case member
    case edges
  }

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - key: What it provides.
  ///   - role: What it is to its key.
  ///   - lifetime: How long its value lives.
  ///   - owner: The index of its owner in ``Graph/owners``.
  ///   - implementation: The type that is made, where that is known and isn't the key's.
  ///   - isolation: Where its factory runs.
  ///   - effects: What its factory may do besides returning a value.
  ///   - place: Where it is bound.
  ///   - modules: The modules through which it is included, from the outermost.
  ///   - edges: What its factory needs, in the order of its parameters.
  ///   - member: The name of the member of a graph whose value it is.
  public init(
    _ key: Key, role: Role = .binding, lifetime: Lifetime, owner: Int = 0,
    implementation: String? = nil, isolation: Isolation = .none, effects: Effects = [],
    place: SourcePlace? = nil, modules: [String] = [], edges: [Edge] = [],
    member: String? = nil
  ) {
    self.key = key
    self.role = role
    self.lifetime = lifetime
    self.owner = owner
    self.implementation = implementation
    self.isolation = isolation
    self.effects = effects
    self.place = place
    self.modules = modules
    self.edges = edges
    self.member = member
  }
}

extension Node.Role {
  /// Whether a collection of the key's type has the value, or may be empty because of the binding.
  package var isCollected: Bool {
    switch self {
    case .contribution, .emptyCollection: true
    case .binding, .override, .decorator: false
    }
  }
}
