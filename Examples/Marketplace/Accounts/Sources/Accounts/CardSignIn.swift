/// Somebody shows a card.
struct CardSignIn: SignInMethod {
  let accounts: any AccountSource
  let name = "card"

  func account(for credential: String) -> Account? { accounts.account(withCard: credential) }
}
