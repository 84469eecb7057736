import Joinery

/// Lists the customers.
struct FetchUsersUseCase: Sendable {
  let users: any UserRepository
  @Injected(\.analytics) private var analytics: any AnalyticsService

  func callAsFunction() throws -> [User] {
    let all = try users.all()
    analytics.track(AnalyticsEvent("users.listed", ["count": "\(all.count)"]))
    return all
  }
}
