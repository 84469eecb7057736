/// An object of the model.
final class ModelProduct: Product {
  let origin: Origin

  init(_ origin: Origin) {
    self.origin = origin
  }
}

/// What a lazy value of the model has kept.
final class ModelMemory: @unchecked Sendable {
  // `@unchecked`: a test uses a model from one task.
  var value: Receipt?
}
