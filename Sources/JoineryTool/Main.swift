import Foundation

/// The program `joinery`.
@main
enum Main {
  static func main() {
    let code = Tool.run(Array(CommandLine.arguments.dropFirst()), console: .standard)
    exit(code.rawValue)
  }
}
