/// The help.
enum Help {
  /// The text, with the kinds of jobs that there are.
  static func text(kinds: [JobKind]) -> String {
    let width = kinds.map(\.name.count).max() ?? 0
    let lines = kinds.map { kind in
      "  \(kind.name)\(String(repeating: " ", count: width - kind.name.count))  \(kind.summary)"
    }
    return """
      Does jobs that are queued in a database.

      USAGE: queue-worker COMMAND [OPTIONS]

      COMMANDS:
        enqueue KIND PAYLOAD  add a job
        run                   do jobs, until SIGTERM or SIGINT
        status                list the jobs

      KINDS:
      \(lines.joined(separator: "\n"))

      OPTIONS:
        --database FILE       where the jobs are; otherwise queue.sqlite, in this folder
        --workers N           how many jobs to do at the same time; otherwise 2
        --until-empty         end when there is nothing left to do
        --grace SECONDS       how long running jobs may go on after a signal; otherwise 30
        -h, --help            print this

      EXIT CODES:
        0  done, or stopped with nothing left running
        1  there is no such kind, or something else went wrong
        2  the command line makes no sense
        3  the database cannot be used
        4  stopped before running jobs were done; they are queued again
      """
  }
}
