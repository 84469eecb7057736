import Accounts
import Basket

/// Makes a customer of an account.
struct AccountCustomer: Customer {
  let account: Account

  var name: String { account.name }
  var discount: Int { account.isMember ? 10 : 0 }
}
