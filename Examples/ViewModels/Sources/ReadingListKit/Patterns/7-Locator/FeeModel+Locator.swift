import Joinery

extension FeeModel {
  /// The initialiser that callers know who have not moved yet, until they have.
  convenience init(locator: DependencyContainer = .shared) {
    self.init(books: locator.resolve(), clock: locator.resolve())
  }
}
