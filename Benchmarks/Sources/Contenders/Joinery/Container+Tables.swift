internal import Joinery
internal import Workload

extension Container {
  /// The bindings of the shapes that tables of containers have.
  static var tables: Module {
    Module("tables") {
      Transient<any Combination>(TicketOffice.init(client:ticket:))
      dashboard
      inspector
      toolbar
      exports
      Transient<any Shrub>(HazelShrub.init(first:second:third:))
      Transient<any Grove>(WildGrove.init)
      Scoped<any Basket>(CustomerBasket.init(customer:client:))
      Input<Customer>()
    }
  }

  /// Returns a scope of one customer.
  func session(_ customer: Customer) -> Container {
    Container.valid { try scope { Instance(customer) } }
  }

  private static var dashboard: Module {
    Module("dashboard") {
      Singleton<any ClockService>(SystemClock.init)
      Singleton<any SettingsService>(LocalSettings.init)
      Singleton<any NewsService>(RemoteNews.init)
      Transient<any ClockPanel>(SmallClockPanel.init(clock:))
      Transient<any SettingsPanel>(SmallSettingsPanel.init(settings:))
      Transient<any NewsPanel>(SmallNewsPanel.init(news:))
      Transient<any Dashboard>(
        WideDashboard.init(clock:settings:news:clockPanel:settingsPanel:newsPanel:))
    }
  }

  private static var inspector: Module {
    Module("inspector") {
      Transient(WideInspector.init).configured {
        (
          inspector: WideInspector, clock: any ClockService, settings: any SettingsService,
          news: any NewsService, clockPanel: any ClockPanel, settingsPanel: any SettingsPanel,
          newsPanel: any NewsPanel
        ) in
        inspector.clock = clock
        inspector.settings = settings
        inspector.news = news
        inspector.clockPanel = clockPanel
        inspector.settingsPanel = settingsPanel
        inspector.newsPanel = newsPanel
      }
      Transient<any Inspector> { (inspector: WideInspector) in inspector }
    }
  }

  private static var toolbar: Module {
    Module("toolbar") {
      Contribute<any ToolbarItem>(CutItem.init)
      Contribute<any ToolbarItem>(CopyItem.init)
      Contribute<any ToolbarItem>(PasteItem.init)
      Contribute<any ToolbarItem>(UndoItem.init)
      Contribute<any ToolbarItem>(RedoItem.init)
      Transient<any Toolbar>(WideToolbar.init(entries:))
    }
  }

  private static var exports: Module {
    Module("exports") {
      Transient<any Exporter>(PrintExporter.init, qualifier: ForPrinter.self)
      Transient<any Exporter>(SpreadsheetExporter.init(sheet:), qualifier: ForSpreadsheet.self)
      Transient<any ExportMenu> {
        (
          printer: Qualified<any Exporter, ForPrinter>,
          spreadsheet: Qualified<any Exporter, ForSpreadsheet>
        ) in
        ShortExportMenu(printer: printer.value, spreadsheet: spreadsheet.value)
      }
    }
  }
}
