import Foundation
import Joinery

/// The screens, and the use cases behind them.
let featuresModule = Module("features") {
  Transient(FetchUsersUseCase.init(users:analytics:))
  Transient(FetchUserUseCase.init(users:analytics:))
  Transient(UpdateUserUseCase.init(users:analytics:))
  Transient(UserListViewModel.init(fetchUsers:))
  Assisted(UUID.self, make: UserProfileViewModel.init(userId:fetchUser:updateUser:))

  Transient(FetchProductsUseCase.init(products:analytics:))
  Transient(RestockUseCase.init(products:analytics:))
  Transient(ProductListViewModel.init(fetchProducts:restock:))

  Transient(QuoteCartUseCase.init(cart:products:rules:))
  Transient(DraftOrderUseCase.init(quoteCart:users:preferences:identifiers:time:))
  Transient(SettleOrderUseCase.init(orders:payment:analytics:))
  Transient(SettlePendingOrdersUseCase.init(orders:settleOrder:))
  Transient(
    PlaceOrderUseCase.init(cart:draftOrder:orders:settlePendingOrders:settleOrder:analytics:))
  Transient(CheckoutViewModel.init(cart:quoteCart:placeOrder:))
  Transient(FetchOrdersUseCase.init(orders:analytics:))
  Transient(OrderListViewModel.init(fetchOrders:settlePendingOrders:))

  Transient(FetchSettingsUseCase.init(preferences:analytics:))
  Transient(ChangeSettingUseCase.init(preferences:users:analytics:))
  Transient(SettingsViewModel.init(fetchSettings:changeSetting:))

  Transient(ActivityViewModel.init(log:))
}
