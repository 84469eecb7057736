internal import Foundation

@main
struct Main {
  static func main() {
    do {
      try Command(CommandLine.arguments.dropFirst()).run()
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }
}
