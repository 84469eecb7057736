/// What a step does with an object, now that its values are there.
enum InjectionAction<Object> {
  /// Nothing: an optional property for which nothing is bound.
  case leaveAlone
  case perform((inout Object) throws -> Void)
  case performAwaited((Object) async throws -> Void)
}
