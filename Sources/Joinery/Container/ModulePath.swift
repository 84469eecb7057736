/// The modules through which a binding was included.
final class ModulePath: Sendable {
  let module: Module.Contents
  let parent: ModulePath?

  init(_ module: Module.Contents, in parent: ModulePath?) {
    self.module = module
    self.parent = parent
  }

  /// The names, the outermost first.
  var names: [String] {
    sequence(first: self, next: \.parent).map(\.module.displayName).reversed()
  }
}
