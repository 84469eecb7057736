internal import Workload

/// The graphs of the shapes that tables of containers have.
extension HandWrittenGraph {
  @inline(never)
  func makeCombination() -> any Combination {
    TicketOffice(client: client, ticket: PaperTicket())
  }

  @inline(never)
  func makeDashboard() -> any Dashboard {
    WideDashboard(
      clock: clock, settings: settings, news: news,
      clockPanel: SmallClockPanel(clock: clock),
      settingsPanel: SmallSettingsPanel(settings: settings),
      newsPanel: SmallNewsPanel(news: news))
  }

  @inline(never)
  func makeInspector() -> any Inspector {
    let inspector = WideInspector()
    inspector.clock = clock
    inspector.settings = settings
    inspector.news = news
    inspector.clockPanel = SmallClockPanel(clock: clock)
    inspector.settingsPanel = SmallSettingsPanel(settings: settings)
    inspector.newsPanel = SmallNewsPanel(news: news)
    return inspector
  }

  @inline(never)
  func makeToolbar() -> any Toolbar {
    WideToolbar(entries: [CutItem(), CopyItem(), PasteItem(), UndoItem(), RedoItem()])
  }

  @inline(never)
  func makeExportMenu() -> any ExportMenu {
    ShortExportMenu(
      printer: PrintExporter(), spreadsheet: SpreadsheetExporter(sheet: PaperTicket()))
  }

  @inline(never)
  func makeGrove() -> any Grove {
    WildGrove(
      makeShrub(), makeShrub(), makeShrub(), makeShrub(), makeShrub(),
      makeShrub(), makeShrub(), makeShrub(), makeShrub(), makeShrub())
  }

  @inline(never)
  private func makeShrub() -> any Shrub {
    HazelShrub(first: OakFirstLeaf(), second: OakSecondLeaf(), third: OakThirdLeaf())
  }
}
