/// The help, made from the table of patterns.
enum Help {
  static var text: String {
    """
    The ways to give a view model what it needs, at work on one reading list.

    USAGE: view-models [--pattern NAME]... [--help]

    Without an option it walks through all of them.

    PATTERNS:
    \(Pattern.all.map { "  \(padded($0.name)) \($0.title)" }.joined(separator: "\n"))

    OPTIONS:
      --pattern NAME       walk through this one; may be given several times
      -h, --help           print this

    EXIT CODES:
      0  done
      1  something went wrong
      2  the command line makes no sense

    """
  }

  private static func padded(_ name: String) -> String {
    name + String(repeating: " ", count: max(0, 20 - name.count))
  }
}
