import Accounts
import Catalogue
import Joinery

extension Container {
  /// Joins the graphs with the feature that is a module.
  ///
  /// - Parameter graph: The app's graph.
  /// - Returns: The container, not started.
  /// - Throws: `GraphError` with everything that is missing.
  static func marketplace(_ graph: AppGraph) throws(GraphError) -> Container {
    try Container("marketplace") {
      // The shelf and the source are members of both graphs, and a type is bound once.
      Members(of: graph, except: ["shelf", "source"])
      Members(of: graph.catalogue)
      accountsModule
      Singleton<any AccountSource>(BundledAccounts.init)
      Contribute<any SignInMethod>(GuestSignIn.init)
      Transient(Visit.init(signIn:shelf:makeBasket:))
    }
  }
}
