import Foundation
import Joinery

extension Pattern {
  static let property = Pattern(
    name: "property", title: "Property injection", folder: "Property",
    choose: "a part may be missing, or a decoder or storyboard makes the object",
    avoid: "you call the initialiser, and the object cannot work without it",
    walk: { app, page in
      let book = try await app.graph.books.book(2)
      page.say("LoanModel(book:books:) has two more properties: analytics, and reminders if any:")
      try await LoanModel(book: book, books: app.graph.books).extend(by: 14)
      page.show(app.graph.log.lines.suffix(2))

      page.say("Where nothing binds reminders, the optional property is nil, and the rest works:")
      let model = withInjected(\.container, nil) { LoanModel(book: book, books: app.graph.books) }
      try await model.extend(by: 7)
      page.show(["reminders: \(model.reminders == nil ? "none" : "some")"])
      page.show(app.graph.log.lines.suffix(1))

      page.say("A JSON decoder makes a BookImport; container.inject(into:) gives it the rest:")
      let file = Data(#"{"titles": ["Orlando", "Austerlitz"]}"#.utf8)
      let books = try JSONDecoder().decode(BookImport.self, from: file)
      try await app.container.inject(into: books)
      try await books.run()
      page.show(app.graph.log.lines.suffix(1))
    })
}
