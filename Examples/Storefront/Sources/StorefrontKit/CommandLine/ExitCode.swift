/// What a run of the command tells the shell.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  case refused = 1
  case usage = 2
  case storage = 3
  case payment = 4
  case output = 5
  case interrupted = 130
  case terminated = 143

  /// What the code means, for the help.
  var meaning: String {
    switch self {
    case .success: "done"
    case .refused: "the shop refuses: unknown customer or product, sold out, declined, ..."
    case .usage: "the command line makes no sense"
    case .storage: "the database is locked, read-only, damaged, too new, ..."
    case .payment: "the payment service did not answer; the order is kept and settled later"
    case .output: "the output or the trace could not be written"
    case .interrupted: "interrupted (SIGINT); what was begun is whole"
    case .terminated: "terminated (SIGTERM); what was begun is whole"
    }
  }
}
