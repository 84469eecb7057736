import Joinery

extension Pattern {
  static let environment = Pattern(
    name: "environment", title: "Environment", folder: "Environment",
    choose: "something cuts across the app and has a sensible default: clock, log, theme",
    avoid: "it is the business of the type: a reader of its initialiser should see it",
    walk: { app, page in
      let book = try await app.graph.books.book(1)
      page.say("DueBadgeModel(book:) takes the clock and the formatter from where it is made:")
      page.show(DueBadgeModel(book: book).text)

      page.say("Made within withInjected(\\.clock, …), ten days later, it says:")
      let later = FixedClock(today: app.graph.clock.today + 10)
      page.show(withInjected(\.clock, later) { DueBadgeModel(book: book).text })
    })
}
