import Joinery

/// Everything that is known when the app is compiled.
@Graph
final class AppGraph: Sendable, ViewModelFactory {
  // MARK: Services

  @Singleton(SystemClock.init, preview: FixedClock.init, test: mustBeOverridden)
  var clock: any DayClock
  @Singleton(RelativeFormatter.init, test: TerseFormatter.init)
  var formatter: any DueDateFormatter
  @Singleton(ActivityLog.init) var log: ActivityLog
  @Singleton(LoggingAnalytics.init(log:), preview: NoAnalytics.init, test: NoAnalytics.init)
  var analytics: any AnalyticsService
  @Singleton(MemoryBookRepository.demo(clock:), test: mustBeOverridden)
  var books: any BookRepository

  // MARK: Screens

  @MainActor @Assisted(ReadingListModel.init(books:clock:formatter:analytics:))
  func makeReadingList() -> ReadingListModel
  @MainActor @Assisted(BookDetailModel.init(bookID:books:analytics:))
  func makeBookDetail(bookID: Book.ID) -> BookDetailModel
  @MainActor @Transient(FeeModel.init(books:clock:)) var fee: FeeModel
}
