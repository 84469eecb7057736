internal import Workload

/// The graphs as a careful programmer writes them: constructor calls, and a cell for the singleton.
///
/// Nothing of it is inlined into the measured loops: code that uses an object behind its protocol does
/// not see its class, no more than code in another module than the composition root does.
final class HandWrittenGraph: Sendable {
  private let clientCell = Once<HTTPClient>()
  private let storeCell = Once<DiskStore>()
  private let clockCell = Once<SystemClock>()
  private let settingsCell = Once<LocalSettings>()
  private let newsCell = Once<RemoteNews>()

  @inline(never)
  var client: any Client { clientCell.value { HTTPClient() } }

  @inline(never)
  var store: any Store { storeCell.value { DiskStore() } }

  @inline(never)
  var clock: any ClockService { clockCell.value { SystemClock() } }

  @inline(never)
  var settings: any SettingsService { settingsCell.value { LocalSettings() } }

  @inline(never)
  var news: any NewsService { newsCell.value { RemoteNews() } }

  @inline(never)
  func makeTicket() -> any Ticket { PaperTicket() }

  @inline(never)
  func makeTree() -> any Tree {
    Oak(
      left: OakLeftBranch(first: OakFirstLeaf(), second: OakSecondLeaf()),
      right: OakRightBranch(third: OakThirdLeaf(), fourth: OakFourthLeaf()))
  }

  @inline(never)
  func makeForest() -> any Forest {
    Woodland(
      makeTree(), makeTree(), makeTree(), makeTree(), makeTree(),
      makeTree(), makeTree(), makeTree(), makeTree(), makeTree())
  }

  @inline(never)
  func makeChain() -> any LinkOne {
    SteelLinkOne(
      next: SteelLinkTwo(
        next: SteelLinkThree(
          next: SteelLinkFour(
            next: SteelLinkFive(
              next: SteelLinkSix(
                next: SteelLinkSeven(
                  next: SteelLinkEight(next: SteelLinkNine(next: SteelLinkTen())))))))))
  }

  @inline(never)
  func makeCheckout() -> any CheckoutModel {
    CheckoutViewModel(
      cart: RemoteCartService(
        items: RemoteCartItemRepository(client: client),
        prices: RemotePriceRepository(client: client)),
      payment: RemotePaymentService(
        cards: RemoteCardRepository(client: client),
        receipts: RemoteReceiptRepository(client: client)),
      account: RemoteAccountService(
        profiles: RemoteProfileRepository(client: client),
        addresses: RemoteAddressRepository(client: client)))
  }
}
