public import JoineryAnalysis

/// A verified set of bindings, and the objects that it has made.
///
/// Creating a container checks the whole graph, without making anything, and reports every problem
/// at once; a container that exists is valid. It never changes: ``overriding(_:file:line:column:)`` and
/// ``scope(_:_:file:line:column:)`` derive others. Any thread may use it, and reading takes no lock.
///
/// ```swift
/// let container = try Container {
///   Instance(AppConfig.production)
///   Singleton<any UserRepository>(SQLUserRepository.init(database:))
///   Transient(CheckoutViewModel.init(payment:cart:analytics:))
/// }
/// let checkout: CheckoutViewModel = container.resolve()
/// ```
///
/// The container keeps its shared values. When it is released, so are they: the last one that was
/// built first.
public final class Container: Sendable {
  /// The core's table, one step nearer.
  @usableFromInline let table: TypeTable
  @usableFromInline let core: ContainerCore

  init(_ core: ContainerCore) {
    self.core = core
    table = core.table
  }

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - observers: Who is told what the container, and those derived from it, do.
  ///   - bindings: The bindings, and the modules that list more of them.
  /// - Throws: ``GraphError`` with everything that is wrong with the graph.
  /// - Complexity: O(bindings + dependencies).
  public convenience init(
    _ name: String = "container", observers: [any Observer] = [],
    @BindingBuilder _ bindings: () -> BindingList
  ) throws(GraphError) {
    var draft = BlueprintDraft(name: name)
    draft.add(bindings())
    let blueprint = Blueprint(draft)
    try blueprint.verify(isScope: false)
    let plan = ContainerPlan(
      blueprint, isScope: false, nodes: blueprint.nodesOutsideScopes.members)
    self.init(ContainerCore(plan, name: name, parent: nil, observers: observers))
  }

  /// The graph as data: every binding and every edge.
  ///
  /// - Complexity: O(bindings + dependencies); nothing is kept.
  public var description: Graph { core.graph }
}
