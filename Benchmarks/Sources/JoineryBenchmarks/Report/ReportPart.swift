/// A part of the report, which can be measured without the others.
enum ReportPart: String, CaseIterable {
  /// Instructions and allocations, which are the same on a busy machine.
  case counts
  /// The times of the rows.
  case times
  /// The times of starts.
  case starts
  /// The times of compiling graph types.
  case compile
  /// The sizes of small apps, which are the same on a busy machine.
  case size
  /// The times of clean builds.
  case build
}
