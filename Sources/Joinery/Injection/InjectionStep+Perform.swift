/// Carrying out steps, in three rounds: values, properties, calls.
extension Array {
  /// Resolves the values of all steps, sets properties, and then calls what is to be called.
  func perform<Object>(
    on object: inout Object, reading slots: [AnySlot]
  ) throws where Element == InjectionStep<Object> {
    var reader = InjectedSlots(slots)
    let actions = try map { try $0.prepare(&reader) }
    for isCall in [false, true] {
      for (step, action) in zip(self, actions) where step.isCall == isCall {
        switch action {
        case .leaveAlone: break
        case .perform(let action): try action(&object)
        case .performAwaited: preconditionFailure("a step that waits was carried out without")
        }
      }
    }
  }

  /// Does the same, and waits where that is necessary.
  func performAwaited<Object>(
    on object: inout Object, reading slots: [AnySlot]
  ) async throws where Element == InjectionStep<Object> {
    var reader = InjectedSlots(slots)
    var actions: [InjectionAction<Object>] = []
    for step in self { actions.append(try await step.prepareAwaited(&reader)) }
    for isCall in [false, true] {
      for (step, action) in zip(self, actions) where step.isCall == isCall {
        switch action {
        case .leaveAlone: break
        case .perform(let action): try action(&object)
        case .performAwaited(let action): try await action(object)
        }
      }
    }
  }
}
