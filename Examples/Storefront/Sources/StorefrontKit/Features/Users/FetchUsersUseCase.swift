/// Lists the customers.
struct FetchUsersUseCase: Sendable {
  let users: any UserRepository
  let analytics: any AnalyticsService

  func callAsFunction() throws -> [User] {
    let all = try users.all()
    analytics.track(AnalyticsEvent("users.listed", ["count": "\(all.count)"]))
    return all
  }
}
