import Foundation
import Joinery

/// One visit to the shop: the screens, and the use cases behind them.
@Graph
final class SessionGraph: Sendable, ViewModelFactory {
  @Parent let services: ServicesGraph
  /// The payment methods of this visit, which are not known before the shop is run.
  let paymentMethods: Container

  @Singleton func makePayment() async throws -> any PaymentService {
    PaymentDesk(methods: try await paymentMethods.get())
  }

  // MARK: Customers

  @Transient(FetchUsersUseCase.init(users:)) var fetchUsers: FetchUsersUseCase
  @Transient(FetchUserUseCase.init(users:)) var fetchUser: FetchUserUseCase
  @Transient(UpdateUserUseCase.init(users:)) var updateUser: UpdateUserUseCase

  @Assisted(UserListViewModel.init(fetchUsers:))
  func makeUserList() -> UserListViewModel
  @Assisted(UserProfileViewModel.init(userId:fetchUser:updateUser:))
  func makeUserProfile(userId: UUID) -> UserProfileViewModel

  // MARK: Catalogue

  @Transient(FetchProductsUseCase.init(products:)) var fetchProducts: FetchProductsUseCase
  @Transient(RestockUseCase.init(products:)) var restock: RestockUseCase

  @Assisted(ProductListViewModel.init(fetchProducts:restock:))
  func makeProductList() -> ProductListViewModel

  // MARK: Orders

  @Transient(FetchOrdersUseCase.init(orders:)) var fetchOrders: FetchOrdersUseCase
  @Transient(SettleOrderUseCase.init(orders:payment:)) var settleOrder: SettleOrderUseCase
  @Transient(SettlePendingOrdersUseCase.init(orders:settleOrder:))
  var settlePendingOrders: SettlePendingOrdersUseCase

  @Assisted(OrderListViewModel.init(fetchOrders:settlePendingOrders:))
  func makeOrderList() -> OrderListViewModel
  func makeCheckout() -> CheckoutViewModel { CheckoutGraph(session: self).screen }

  // MARK: Settings and activity

  @Transient(FetchSettingsUseCase.init(preferences:)) var fetchSettings: FetchSettingsUseCase
  @Transient(ChangeSettingUseCase.init(preferences:users:)) var changeSetting: ChangeSettingUseCase

  @Assisted(SettingsViewModel.init(fetchSettings:changeSetting:))
  func makeSettings() -> SettingsViewModel
  @Assisted(ActivityViewModel.init)
  func makeActivity() -> ActivityViewModel
}
