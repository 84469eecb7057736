/// A program that did not end well.
package struct ProgramError: Error, CustomStringConvertible {
  package var command: [String]

  /// The exit status, or the number of the signal that ended the program.
  package var status: Int32

  package var description: String {
    let hint = status == 127 ? " (is Valgrind installed?)" : ""
    return "`\(command.joined(separator: " "))` ended with \(status)\(hint)"
  }
}
