import Foundation

/// The screen that shows one customer.
final class UserProfileViewModel {
  let userID: UUID
  /// The customer, once loaded.
  private(set) var user: User?

  private let fetchUser: FetchUserUseCase
  private let updateUser: UpdateUserUseCase

  init(userId: UUID, fetchUser: FetchUserUseCase, updateUser: UpdateUserUseCase) {
    userID = userId
    self.fetchUser = fetchUser
    self.updateUser = updateUser
  }

  @discardableResult
  func load() throws -> User {
    let found = try fetchUser(userID)
    user = found
    return found
  }

  @discardableResult
  func rename(to name: String) throws -> User {
    let renamed = try updateUser(userID, name: name)
    user = renamed
    return renamed
  }
}
