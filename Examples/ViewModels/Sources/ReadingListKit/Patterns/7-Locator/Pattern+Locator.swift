extension Pattern {
  static let locator = Pattern(
    name: "locator", title: "Locator, and the way out of it", folder: "Locator",
    choose: "code already works this way: its types move one at a time, and it keeps running",
    avoid: "the code is new: nothing can be checked before it runs",
    walk: { app, page in
      page.say("Before: ReturnsModel() asks the locator, to which AppGraph lends its objects:")
      let returns = ReturnsModel(locator: app.locator)
      try await returns.load()
      page.show("to return: \(returns.titles.joined(separator: ", "))")

      page.say("On the way: FeeModel(books:clock:) is plain; old callers still say FeeModel():")
      let old = FeeModel(locator: app.locator)
      try await old.load()
      page.show("fee: \(old.cents) cents")

      page.say("After: the graph makes it, on the same repository, and the old initialiser can go:")
      let new = app.graph.fee
      try await new.load()
      page.show("fee: \(new.cents) cents")
    })
}
