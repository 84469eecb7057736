import Foundation
import Joinery

/// Changes a customer's name.
struct UpdateUserUseCase: Sendable {
  let users: any UserRepository
  @Injected(\.analytics) private var analytics: any AnalyticsService

  /// - Throws: ``ShopError`` if there is no such customer, or if nobody can be called that.
  func callAsFunction(_ id: UUID, name: String) throws -> User {
    let name = try PersonName(name)
    guard let user = try users.rename(id, to: name) else { throw ShopError.unknownUser(id) }
    analytics.track(AnalyticsEvent("user.renamed"))
    return user
  }
}
