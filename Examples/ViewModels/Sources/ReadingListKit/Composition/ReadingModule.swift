import Joinery

/// What is found by its type: the store that screens share, and the parts that a device may lack.
let readingModule = Module("reading") {
  Singleton(main: ReadingStore.init(analytics:))
  Singleton<any ReminderService>(LoggedReminders.init(log:clock:))
  Injects(BookImport.injection)
}
