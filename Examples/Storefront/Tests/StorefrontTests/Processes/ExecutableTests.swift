import Foundation
import Testing

@testable import StorefrontKit

/// What only a process of its own can show.
@Suite(.timeLimit(.minutes(10))) struct ExecutableTests {
  let folder: TemporaryFolder
  let shop: String

  init() throws {
    folder = try TemporaryFolder()
    shop = folder.path("shop.sqlite")
    _ = try Database.at(.file(shop)).count("users")
  }

  @Test("A run that succeeds writes to standard output alone")
  func success() throws {
    let result = try Executable.storefront.run("users", "--database", shop)
    #expect(result.exitCode == 0)
    #expect(result.output.contains("Ada Lovelace"))
    #expect(result.error == "")
  }

  @Test("A run that fails writes one line to standard error alone")
  func failure() throws {
    let result = try Executable.storefront.run("buy", "TEA", "--database", shop, "--json")
    #expect(result.exitCode == 1)
    #expect(result.output == "")
    #expect(
      result.error == "storefront: there is no product TEA; "
        + "there are BEANS, ESPRESSO, FILTERS, GRINDER, KETTLE, MUG\n")
  }

  @Test("What one run stores, the next one finds")
  func persistence() throws {
    _ = try Executable.storefront.run("buy", "MUG:2", "--database", shop)
    let orders = try Executable.storefront.run("orders", "--database", shop)
    #expect(orders.output.contains("2 x MUG"))
  }

  @Test("A database that another process keeps locked is waited for, but not for ever")
  func locked() throws {
    let other = try Connection(.file(shop))
    try other.execute("BEGIN EXCLUSIVE")
    let result = try Executable.storefront.run("users", "--database", shop)
    #expect(result.exitCode == 3)
    #expect(
      result.error == "storefront: the database '\(shop)' is locked by another process; "
        + "try again in a moment\n")
  }

  @Test(
    "Output that cannot be written is a failure",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullOutput() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let result = try Executable.storefront.run(["users", "--database", shop], output: full)
    #expect(result.exitCode == 5)
    #expect(result.error.hasPrefix("storefront: the output cannot be written: "))
  }

  @Test(
    "A database that may only be read is read, and not written",
    .enabled(if: Executable.unprivilegedStorefront != nil), arguments: [0o444, 0o666])
  func readOnly(permissions: Int) throws {
    let storefront = try #require(Executable.unprivilegedStorefront)
    try allow(permissions)
    #expect(try storefront.run("users", "--database", shop).exitCode == 0)
    #expect(try storefront.run("orders", "--database", shop).exitCode == 0)
    for command in [["buy", "MUG"], ["rename", Demo.ada.id.uuidString, "Ada"], []] {
      let result = try storefront.run(command + ["--database", shop])
      #expect(result.exitCode == 3)
      #expect(result.error == "storefront: the database '\(shop)' is read-only\n")
    }
    #expect(try Database.at(.file(shop)).stock(Demo.mug.sku) == 80)
  }

  @Test(
    "A pending order that may only be read is shown as it is",
    .enabled(if: Executable.unprivilegedStorefront != nil))
  func readOnlyPending() throws {
    let storefront = try #require(Executable.unprivilegedStorefront)
    _ = try SQLiteOrderRepository(database: .at(.file(shop))).place(Demo.draft((Demo.mug, 1)))
    try allow(0o444)
    let result = try storefront.run("orders", "--database", shop)
    #expect(result.exitCode == 0)
    #expect(result.output.contains("pending"))
  }

  @Test(
    "A write that was cut short is not undone by somebody who may only read",
    .enabled(if: Executable.unprivilegedStorefront != nil))
  func unfinishedWrite() throws {
    let storefront = try #require(Executable.unprivilegedStorefront)
    let copy = try folder.cutShort(.file(shop)).path
    try allow(0o444, copy)
    let result = try storefront.run("users", "--database", copy)
    #expect(result.exitCode == 3)
    #expect(
      result.error == "storefront: the database '\(copy)' is read-only, and a write to it was "
        + "cut short; run storefront once with the right to write\n")
  }

  @Test(
    "A database that may not even be read is an error",
    .enabled(if: Executable.unprivilegedStorefront != nil))
  func unreadable() throws {
    let storefront = try #require(Executable.unprivilegedStorefront)
    try allow(0o000)
    let result = try storefront.run("users", "--database", shop)
    #expect(result.exitCode == 3)
    #expect(
      result.error
        == "storefront: the database '\(shop)' cannot be opened: Permission denied\n")
  }

  /// Sets the permissions of a database, in a folder that nobody but root may write to.
  private func allow(_ permissions: Int, _ database: String? = nil) throws {
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: database ?? shop)
    try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path(""))
  }
}
