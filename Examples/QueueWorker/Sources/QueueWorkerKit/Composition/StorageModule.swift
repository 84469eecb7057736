import Joinery

/// The database, which is opened when the container is started, and the queue in it.
let storageModule = Module("storage") {
  Singleton(Database.open(settings:))
  Singleton<any JobQueue>(SQLiteJobQueue.init(database:))
}
