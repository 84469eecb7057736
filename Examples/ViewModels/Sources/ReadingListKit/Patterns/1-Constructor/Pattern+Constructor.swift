extension Pattern {
  static let constructor = Pattern(
    name: "constructor", title: "Constructor injection", folder: "Constructor",
    choose: "always, unless there is a reason: nothing is hidden, and the compiler checks it",
    avoid: "somebody else calls the initialiser, or everybody in between would only pass things on",
    walk: { app, page in
      page.say("AppGraph makes a ReadingListModel; the labels of its init are the wiring:")
      let model = app.graph.makeReadingList()
      await model.load()
      page.show(model.rows)

      page.say("Anybody can make one by hand, without the graph, with what it is to work on:")
      let today = app.graph.clock.today
      let other = ReadingListModel(
        books: MemoryBookRepository([Book(id: 1, title: "Flatland", due: today + 1)]),
        clock: app.graph.clock, formatter: RelativeFormatter(), analytics: NoAnalytics())
      await other.load()
      page.show(other.rows)
    })
}
