import JoineryAnalysis

/// Containers that share what they can with this one.
extension Container {
  /// A container in which some bindings are replaced.
  ///
  /// What is replaced, and everything that needs it, directly or not, is made anew in the derived
  /// container; all else is shared with this one, which stays as it is.
  ///
  /// ```swift
  /// let test = try container.overriding { Instance<any Clock>(FixedClock()) }
  /// ```
  ///
  /// - Parameters:
  ///   - bindings: The bindings, each an override, written with ``Override`` or without it;
  ///     decorators and contributions are added.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  /// - Returns: The derived container.
  /// - Throws: ``GraphError`` with everything that is wrong with the changed graph, or when this
  ///   container was stopped.
  /// - Complexity: O(bindings + dependencies), with nothing made for what is shared.
  public func overriding(
    @BindingBuilder _ bindings: () -> BindingList,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws(GraphError) -> Container {
    try core.checkIsOpen(
      forScope: nil, at: Location(file: file, line: line, column: column))
    let base = core.blueprint
    var draft = BlueprintDraft(
      derivedFrom: base, owners: core.ownerNames, values: core.suppliedValues)
    draft.add(bindings(), bindingsAs: .override)
    let blueprint = Blueprint(draft)
    let remade = blueprint.nodesAffected(byNodesFrom: base.nodes.count)
    try blueprint.verify(
      isScope: core.plan.isScope, derivedFrom: base.nodes.count, remaking: remade)
    let affected = remade.members
    let scoped = core.plan.isScope ? nil : blueprint.nodesOfScopes
    let plan = ContainerPlan(
      blueprint, isScope: core.plan.isScope,
      nodes: affected.filter { scoped?.contains($0) != true },
      leftToScopes: Set(affected.filter { scoped?.contains($0) == true }))
    return Container(ContainerCore(plan, name: core.name, parent: core))
  }

  /// A container that owns its scoped objects.
  ///
  /// Everything that is not scoped is this container's, and is made here even when the scope asks
  /// for it first. The scope keeps this container.
  ///
  /// ```swift
  /// let session = try container.scope("session") { Instance(user) }
  /// let cart: Cart = session.resolve()
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - bindings: The inputs of the scope, and further bindings that exist only in it.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - column: The column of the call, for messages.
  /// - Returns: The scope.
  /// - Throws: ``GraphError`` with everything that is wrong with the extended graph, or when this
  ///   container was stopped.
  /// - Complexity: O(scoped bindings and what needs them) when a scope that supplied values of the same
  ///   types was entered before; otherwise O(bindings + dependencies).
  public func scope(
    _ name: String = "scope", @BindingBuilder _ bindings: () -> BindingList = { BindingList() },
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws(GraphError) -> Container {
    try core.checkIsOpen(
      forScope: name, at: Location(file: file, line: line, column: column))
    let list = bindings()
    let (records, modules) = list.flattened
    let shape = modules.isEmpty ? ScopeShape(records) : nil
    let plan = try core.plan.scopePlan(
      of: core.ownerNames + [name], adding: list, shape: shape,
      enteredAt: Location(file: file, line: line, column: column))
    // The last nodes of a plan that has a shape are the bindings of the list, in the same order.
    return Container(
      ContainerCore(plan, name: name, parent: core, values: shape == nil ? [] : records))
  }
}
