// What stands before a declaration in its line is what this is about.
// swift-format-ignore-file: NoBlockComments

import Joinery

@Graph final class AccentGraph: Sendable {
  /* größe €😀 */ let config: Config
  /* é */ @Weak(SystemClock.boxed) var clock: AnyClock
  /* 日本 */ @Assisted(Row.init(index:users:)) /* 👩‍👩‍👧 */ func makeRow(index: Int) -> Row
  /* ü */ var users: any Users { SQLUsers(database: Database(config: config)) }
}

extension ContainerCase {
  /// Containers with letters in a line that take several bytes.
  static let otherLetters: [ContainerCase] = [
    ContainerCase("columns after other letters") {
      try Container("columns after other letters") {
        /* größe €😀 */ Instance(Config())
        /* 日本 */ Singleton(Database.init(config:))
        /* 👩‍👩‍👧 */ Singleton<any Users>(SQLUsers.init(database:))
      }
    }
  ]
}
