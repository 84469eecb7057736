import Foundation

/// One customer.
struct UserReport: Report {
  let user: User

  var text: String {
    TextTable(
      columns: [.left, .left],
      rows: [["id", user.id.uuidString], ["name", user.name], ["email", user.email]]
    ).text
  }

  func encode(to encoder: any Encoder) throws {
    try user.encode(to: encoder)
  }
}
