import Joinery

extension AppGraph {
  /// Offers old code the objects of the graph, so that old and new share them.
  ///
  /// One line goes with each type that nobody asks the locator for any more; the last one takes the locator
  /// with it.
  func register(in locator: DependencyContainer) {
    locator.register((any BookRepository).self) { self.books }
    locator.register((any DayClock).self) { self.clock }
  }
}
