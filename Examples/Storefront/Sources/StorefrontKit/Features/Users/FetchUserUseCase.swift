import Foundation
import Joinery

/// Finds a customer.
struct FetchUserUseCase: Sendable {
  let users: any UserRepository
  @Injected(\.analytics) private var analytics: any AnalyticsService

  /// - Throws: ``ShopError/unknownUser(_:)`` if there is no such customer.
  func callAsFunction(_ id: UUID) throws -> User {
    guard let user = try users.user(id) else { throw ShopError.unknownUser(id) }
    analytics.track(AnalyticsEvent("user.opened"))
    return user
  }
}
