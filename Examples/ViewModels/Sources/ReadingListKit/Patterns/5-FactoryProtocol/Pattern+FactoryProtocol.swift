extension Pattern {
  static let factoryProtocol = Pattern(
    name: "factory", title: "Factory protocol, satisfied by the graph", folder: "FactoryProtocol",
    choose: "a model opens others, some of them with arguments that are known only then",
    avoid: "it only ever needs one object: pass that object",
    walk: { app, page in
      page.say("ShelfFlowModel(factory:) gets the graph, and knows two functions of it:")
      let flow = ShelfFlowModel(factory: app.graph)
      await flow.list.load()
      page.show(flow.list.rows.prefix(1) + ["…"])

      page.say("It opens book 3; the graph adds the repository and the analytics:")
      flow.open(3)
      try await flow.path.last?.finish()
      page.show(flow.path.compactMap(\.book).map { "\($0.title), finished: \($0.isFinished)" })
    })
}
