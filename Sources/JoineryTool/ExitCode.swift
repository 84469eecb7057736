/// What the program ends with.
enum ExitCode: Int32 {
  /// All is well.
  case success = 0
  /// The graph has issues that the command was to look for.
  case issues = 1
  /// The arguments, an input or an output is at fault.
  case badUse = 2
}
