/// The help, made from the tables that the parser uses.
struct Help {
  /// The database that is used when none is named.
  let standard: DatabaseLocation?

  var text: String {
    """
    A coffee shop on the command line. Without a command it gives a tour.

    \(Title("USAGE:")) storefront [COMMAND] [--database FILE] [--accept LIST] [--json] [--trace FILE]

    \(Title("COMMANDS:"))
    \(commands)

    \(Title("SETTINGS:"))
    \(settings)

    \(Title("OPTIONS:"))
      --database FILE  the shop's data, or ':memory:' to keep none; without it
                       \(standard?.path.printable ?? "a file in the user's data folder")
      --accept LIST    how customers may pay, with commas between, the preferred one first:
                       \(PaymentPlugin.allCases.map(\.rawValue).joined(separator: ", ")); without it by card
      --json           print JSON
      --trace FILE     write when each part of the shop was made, started and stopped,
                       in the Trace Event Format
      -h, --help       print this
      --               end the options, for a name that starts with '-'

    \(Title("ENVIRONMENT:"))
      NO_COLOR         if set, titles do not stand out on a terminal
      STOREFRONT_LOG   if set, what the shop is doing is said on standard error

    \(Title("EXIT CODES:"))
    \(exitCodes)
    """
  }

  private var commands: String {
    table(CommandName.allCases.map { ["\($0.rawValue) \($0.operands)", $0.summary] })
  }

  private var settings: String {
    table(Settings.Name.allCases.map { [$0.rawValue, $0.values] })
  }

  private var exitCodes: String {
    table(ExitCode.allCases.map { ["\($0.rawValue)", $0.meaning] })
  }

  private func table(_ rows: [[String]]) -> String {
    TextTable(columns: [.left, .left, .left], rows: rows.map { [""] + $0 }).text
  }
}
