import Foundation

/// Makes the screens of the shop, whatever they are made of.
protocol ViewModelFactory {
  func makeUserList() -> UserListViewModel
  func makeUserProfile(userId: UUID) -> UserProfileViewModel
  func makeProductList() -> ProductListViewModel
  /// Makes a checkout with a cart of its own.
  func makeCheckout() -> CheckoutViewModel
  func makeOrderList() -> OrderListViewModel
  func makeSettings() -> SettingsViewModel
  func makeActivity() -> ActivityViewModel
}
