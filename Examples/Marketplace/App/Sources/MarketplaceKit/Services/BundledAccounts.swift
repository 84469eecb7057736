import Accounts

/// The accounts that the app comes with.
struct BundledAccounts: AccountSource {
  private let ada = Account(name: "Ada", isMember: true)
  private let grace = Account(name: "Grace", isMember: false)

  func account(named name: String) -> Account? { [ada, grace].first { $0.name == name } }
  func account(withCard number: String) -> Account? { number == "1815" ? ada : nil }
}
