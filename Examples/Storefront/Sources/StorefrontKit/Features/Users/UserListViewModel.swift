/// The screen that lists the customers.
final class UserListViewModel {
  /// The customers, by name.
  private(set) var users: [User] = []

  private let fetchUsers: FetchUsersUseCase

  init(fetchUsers: FetchUsersUseCase) {
    self.fetchUsers = fetchUsers
  }

  func load() throws {
    users = try fetchUsers()
  }
}
