public import Joinery

/// Accounts, wired, for a container that binds an ``AccountSource``.
///
/// It is a module and not a graph, because an app may contribute a ``SignInMethod``. What the two here are
/// made of is nobody's business.
public let accountsModule = Module("accounts") {
  Contribute<any SignInMethod>(NameSignIn.init(accounts:))
  Contribute<any SignInMethod>(CardSignIn.init(accounts:))
  Singleton(SignIn.init(methods:))
}
