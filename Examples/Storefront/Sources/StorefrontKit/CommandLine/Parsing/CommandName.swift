/// The commands, as they are typed.
enum CommandName: String, CaseIterable {
  case users
  case user
  case rename
  case products
  case buy
  case orders
  case settings
  case graph

  /// What follows the name.
  var operands: String {
    switch self {
    case .users, .products, .orders, .graph: ""
    case .user: "ID"
    case .rename: "ID NAME"
    case .buy: "SKU[:N]..."
    case .settings: "[KEY VALUE]"
    }
  }

  /// What the command does, for the help.
  var summary: String {
    switch self {
    case .users: "list the customers"
    case .user: "open a customer's profile"
    case .rename: "change a customer's name"
    case .products: "show the catalogue"
    case .buy: "buy N pieces of each product, by default one"
    case .orders: "list the orders, the latest first"
    case .settings: "show the settings, or change one"
    case .graph: "show how the shop is wired"
    }
  }
}
