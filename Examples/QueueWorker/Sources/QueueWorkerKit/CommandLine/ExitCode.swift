/// What a run of the program tells who started it.
enum ExitCode: Int32 {
  case success = 0
  case refused = 1
  case usage = 2
  case storage = 3
  case cutShort = 4
}
