internal import Workload

extension TextbookContainer {
  /// Registers the shapes that tables of containers have.
  func registerTables() {
    register((any Combination).self) {
      TicketOffice(client: $0.resolve(), ticket: $0.resolve())
    }
    registerDashboard()
    registerInspector()
    registerToolbar()
    registerExports()
    register((any Shrub).self) {
      HazelShrub(first: $0.resolve(), second: $0.resolve(), third: $0.resolve())
    }
    register((any Grove).self) {
      WildGrove(
        $0.resolve(), $0.resolve(), $0.resolve(), $0.resolve(), $0.resolve(),
        $0.resolve(), $0.resolve(), $0.resolve(), $0.resolve(), $0.resolve())
    }
  }

  /// Returns a container of one customer.
  func session(_ customer: Customer) -> TextbookContainer {
    let session = TextbookContainer(parent: self)
    session.register(Customer.self) { _ in customer }
    session.register((any Basket).self, isShared: true) {
      CustomerBasket(customer: $0.resolve(), client: $0.resolve())
    }
    return session
  }

  private func registerDashboard() {
    register((any ClockService).self, isShared: true) { _ in SystemClock() }
    register((any SettingsService).self, isShared: true) { _ in LocalSettings() }
    register((any NewsService).self, isShared: true) { _ in RemoteNews() }
    register((any ClockPanel).self) { SmallClockPanel(clock: $0.resolve()) }
    register((any SettingsPanel).self) { SmallSettingsPanel(settings: $0.resolve()) }
    register((any NewsPanel).self) { SmallNewsPanel(news: $0.resolve()) }
    register((any Dashboard).self) {
      WideDashboard(
        clock: $0.resolve(), settings: $0.resolve(), news: $0.resolve(),
        clockPanel: $0.resolve(), settingsPanel: $0.resolve(), newsPanel: $0.resolve())
    }
  }

  private func registerInspector() {
    register((any Inspector).self) { container in
      let inspector = WideInspector()
      inspector.clock = container.resolve((any ClockService).self)
      inspector.settings = container.resolve((any SettingsService).self)
      inspector.news = container.resolve((any NewsService).self)
      inspector.clockPanel = container.resolve((any ClockPanel).self)
      inspector.settingsPanel = container.resolve((any SettingsPanel).self)
      inspector.newsPanel = container.resolve((any NewsPanel).self)
      return inspector
    }
  }

  private func registerToolbar() {
    register(CutItem.self) { _ in CutItem() }
    register(CopyItem.self) { _ in CopyItem() }
    register(PasteItem.self) { _ in PasteItem() }
    register(UndoItem.self) { _ in UndoItem() }
    register(RedoItem.self) { _ in RedoItem() }
    register([any ToolbarItem].self) {
      [
        $0.resolve(CutItem.self), $0.resolve(CopyItem.self), $0.resolve(PasteItem.self),
        $0.resolve(UndoItem.self), $0.resolve(RedoItem.self),
      ]
    }
    register((any Toolbar).self) { WideToolbar(entries: $0.resolve()) }
  }

  private func registerExports() {
    register((any Exporter).self, qualifier: ForPrinter.self) { _ in PrintExporter() }
    register((any Exporter).self, qualifier: ForSpreadsheet.self) {
      SpreadsheetExporter(sheet: $0.resolve())
    }
    register((any ExportMenu).self) {
      ShortExportMenu(
        printer: $0.resolve(qualifier: ForPrinter.self),
        spreadsheet: $0.resolve(qualifier: ForSpreadsheet.self))
    }
  }
}
