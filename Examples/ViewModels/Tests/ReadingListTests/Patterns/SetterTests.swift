import Foundation
import Joinery
import JoineryTesting
import Testing

@testable import ReadingListKit

/// An object that somebody else makes.
@Suite(
  .container {
    Instance(MemoryBookRepository([.fixture(7)]))
    Singleton<any BookRepository> { (books: MemoryBookRepository) in books }
    Instance<any DayClock>(FixedClock())
  })
struct SetterTests {
  @Injected var books: MemoryBookRepository

  @Test func `A decoded import gets what it needs, and adds its books`() async throws {
    let added = try await imported()
    try await added.run()
    #expect(await books.books().map(\.title) == ["Book 7", "Orlando"])
    #expect(await books.books().last?.due == FixedClock().today + 28)
  }

  @Test func `What nothing binds keeps what the object has set itself`() async throws {
    #expect(try await imported().analytics is NoAnalytics)
  }

  @Test(.overriding { Instance<any DayClock>(FixedClock(today: Day(number: 0))) })
  func `A test replaces one thing for itself`() async throws {
    #expect(try await imported().due == Day(number: 28))
  }

  @Test func `All that is missing is known before anything is decoded`() throws {
    let empty = try Container("empty") {}
    let error = #expect(throws: GraphError.self) { try empty.check(BookImport.injection) }
    #expect(error?.issues.count == 2)
  }

  private func imported() async throws -> BookImport {
    let container = try #require(InjectedValues.current.container)
    let file = Data(#"{"titles": ["Orlando"]}"#.utf8)
    let decoded = try JSONDecoder().decode(BookImport.self, from: file)
    try await container.inject(BookImport.injection, into: decoded)
    return decoded
  }
}
