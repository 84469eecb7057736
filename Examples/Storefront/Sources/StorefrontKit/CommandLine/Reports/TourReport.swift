/// Every screen of the shop, one after the other.
struct TourReport: Report {
  let users: UserListReport
  let profile: UserReport
  /// The profile under another name, before it got its own name back.
  let renamed: UserReport
  let products: ProductListReport
  let purchase: PurchaseReport
  let settings: SettingsReport
  let activity: ActivityReport
  let opening: OpeningReport
  let wiring: Wiring

  var text: String {
    let name = profile.user.name.printable
    let sections = [
      ("The customers", users.text),
      ("The profile of \(name)", profile.text),
      ("A change of name", "\(name) -> \(renamed.user.name.printable) -> \(name)"),
      ("The catalogue", products.text),
      ("A cart, bought", purchase.text),
      ("The settings", settings.text),
      ("What was recorded", activity.text),
      ("How the shop was opened", opening.text),
      ("The wiring behind it", wiring.text),
    ]
    return sections.enumerated().map { index, section in
      let heading = "\(index + 1). \(section.0)"
      let rule = String(repeating: "-", count: heading.count)
      return "\(Title(heading))\n\(rule)\n\(section.1)"
    }
    .joined(separator: "\n\n")
  }
}
