import JoineryTesting
import ShopKit
import Testing

/// All states of all migrations do the same, and a double takes its place in each.
///
/// One after the other, because the states before a migration share what belongs to the process.
@Suite(.serialized) struct MigrationTests {
  private let screens = [
    "Ada buys tea for 3", "Ada buys jam for 5", "Ada's cart: tea, jam",
    "Eve buys tea for 3", "Eve buys jam for 5", "Eve's cart: tea, jam",
  ]

  @Test(arguments: MigrationState.all)
  func `Each state shows the same, and starts each session with an empty cart`(
    state: MigrationState
  ) throws {
    #expect(try state.program() == screens)
  }

  @Test(arguments: MigrationState.all)
  func `In each state a double hears all, and only while it is there`(
    state: MigrationState
  ) throws {
    let spy = SpyAnalytics()
    #expect(try state.programWithDouble(spy) == screens)
    let heard = [
      "Ada buys tea", "Ada buys jam", "Ada looks", "Eve buys tea", "Eve buys jam", "Eve looks",
    ]
    #expect(spy.events.calls == heard)
    _ = try state.program()
    #expect(spy.events.calls == heard)
  }
}
