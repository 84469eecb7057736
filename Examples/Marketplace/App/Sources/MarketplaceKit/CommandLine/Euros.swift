/// An amount of cents, to read.
func euros(_ cents: Int) -> String {
  "€\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
}
