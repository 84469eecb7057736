internal import Joinery
internal import Workload

/// The graphs of the small rows, as members of one type.
@Graph
final class BenchmarkGraph: Sendable {
  @Singleton(HTTPClient.init) var client: any Client
  @Singleton(DiskStore.init) var store: any Store
  @Transient(PaperTicket.init) var ticket: any Ticket

  @Transient(OakFirstLeaf.init) var first: any FirstLeaf
  @Transient(OakSecondLeaf.init) var second: any SecondLeaf
  @Transient(OakThirdLeaf.init) var third: any ThirdLeaf
  @Transient(OakFourthLeaf.init) var fourth: any FourthLeaf
  @Transient(OakLeftBranch.init(first:second:)) var left: any LeftBranch
  @Transient(OakRightBranch.init(third:fourth:)) var right: any RightBranch
  @Transient(Oak.init(left:right:)) var tree: any Tree
  var forest: any Forest {
    Woodland(tree, tree, tree, tree, tree, tree, tree, tree, tree, tree)
  }

  @Transient(SteelLinkTen.init) var linkTen: any LinkTen
  var chain: any LinkOne {
    SteelLinkOne(
      next: SteelLinkTwo(
        next: SteelLinkThree(
          next: SteelLinkFour(
            next: SteelLinkFive(
              next: SteelLinkSix(
                next: SteelLinkSeven(
                  next: SteelLinkEight(next: SteelLinkNine(next: linkTen)))))))))
  }

  @Transient(RemoteCartItemRepository.init(client:)) var items: any CartItemRepository
  @Transient(RemotePriceRepository.init(client:)) var prices: any PriceRepository
  @Transient(RemoteCardRepository.init(client:)) var cards: any CardRepository
  @Transient(RemoteReceiptRepository.init(client:)) var receipts: any ReceiptRepository
  @Transient(RemoteProfileRepository.init(client:)) var profiles: any ProfileRepository
  @Transient(RemoteAddressRepository.init(client:)) var addresses: any AddressRepository
  @Transient(RemoteCartService.init(items:prices:)) var cart: any CartService
  @Transient(RemotePaymentService.init(cards:receipts:)) var payment: any PaymentService
  @Transient(RemoteAccountService.init(profiles:addresses:)) var account: any AccountService
  @Transient(CheckoutViewModel.init(cart:payment:account:)) var checkout: any CheckoutModel

  @Singleton(SystemClock.init) var clock: any ClockService
  @Singleton(LocalSettings.init) var settings: any SettingsService
  @Singleton(RemoteNews.init) var news: any NewsService
  @Transient(SmallClockPanel.init(clock:)) var clockPanel: any ClockPanel
  @Transient(SmallSettingsPanel.init(settings:)) var settingsPanel: any SettingsPanel
  @Transient(SmallNewsPanel.init(news:)) var newsPanel: any NewsPanel
  @Transient(TicketOffice.init(client:ticket:)) var combination: any Combination
  @Transient(WideDashboard.init(clock:settings:news:clockPanel:settingsPanel:newsPanel:))
  var dashboard: any Dashboard
  var inspector: any Inspector {
    let inspector = WideInspector()
    inspector.clock = clock
    inspector.settings = settings
    inspector.news = news
    inspector.clockPanel = clockPanel
    inspector.settingsPanel = settingsPanel
    inspector.newsPanel = newsPanel
    return inspector
  }

  @Transient(CutItem.init) var cut: any ToolbarItem
  @Transient(CopyItem.init) var copy: any ToolbarItem
  @Transient(PasteItem.init) var paste: any ToolbarItem
  @Transient(UndoItem.init) var undo: any ToolbarItem
  @Transient(RedoItem.init) var redo: any ToolbarItem
  var entries: [any ToolbarItem] { [cut, copy, paste, undo, redo] }
  @Transient(WideToolbar.init(entries:)) var toolbar: any Toolbar

  // A graph tells members of one type apart by their names.
  @Transient(PrintExporter.init) var printer: any Exporter
  var spreadsheet: any Exporter { SpreadsheetExporter(sheet: ticket) }
  @Transient(ShortExportMenu.init(printer:spreadsheet:)) var exportMenu: any ExportMenu

  @Transient(HazelShrub.init(first:second:third:)) var shrub: any Shrub
  var grove: any Grove {
    WildGrove(shrub, shrub, shrub, shrub, shrub, shrub, shrub, shrub, shrub, shrub)
  }
}
