/// Somebody says a name, and is believed.
struct NameSignIn: SignInMethod {
  let accounts: any AccountSource
  let name = "name"

  func account(for credential: String) -> Account? { accounts.account(named: credential) }
}
