import Foundation

/// The customers.
struct UserListReport: Report {
  let users: [User]

  var text: String {
    TextTable(
      columns: [.left, .left, .left],
      rows: users.map { [$0.id.uuidString, $0.name, $0.email] }
    ).text
  }

  func encode(to encoder: any Encoder) throws {
    try users.encode(to: encoder)
  }
}
