extension Pattern {
  static let environmentFactory = Pattern(
    name: "environment-factory", title: "Factory in the environment", folder: "EnvironmentFactory",
    choose: "screens are opened deep in a hierarchy whose layers know nothing of each other",
    avoid: "the factory can be passed in one or two steps: then pass it",
    walk: { _, page in
      page.say("BookLinkModel(link:) has @Injected(\\.viewModelFactory); nobody passed it one:")
      let link = BookLinkModel(link: "reading://book/1")
      link.follow()
      try await link.opened?.load()
      page.show("\(link.link) opens \(link.opened?.book?.title ?? "nothing")")
    })
}
