import Foundation

/// The command `storefront`, from its arguments to its exit code.
package struct CommandLineApp {
  private let compose: (AppConfiguration) throws -> any OpenableShop

  /// Creates the command as it is shipped.
  package init() {
    self.init { try Shop(configuration: $0) }
  }

  /// Creates the command with dependencies of another make.
  init(compose: @escaping (AppConfiguration) throws -> any OpenableShop) {
    self.compose = compose
  }

  /// Runs the command once.
  ///
  /// When the task is cancelled, nothing more is begun, and what was opened is closed.
  ///
  /// - Parameters:
  ///   - arguments: What was typed after the name of the program.
  ///   - environment: The environment's variables.
  ///   - output: Writes to standard output; throws if that fails.
  ///   - error: Writes to standard error.
  /// - Returns: The exit code.
  package func run(
    arguments: [String], environment: [String: String],
    output: (String) throws -> Void, error: (String) -> Void
  ) async -> Int32 {
    do {
      let text = try await respond(to: Invocation(arguments), environment: environment)
      do {
        try output(text + "\n")
      } catch let failure {
        throw OutputError(reason: failure.localizedDescription)
      }
      return ExitCode.success.rawValue
    } catch let failure {
      let failure = Failure(failure)
      error("storefront: \(failure.message)\n")
      return failure.exitCode.rawValue
    }
  }

  private func respond(
    to invocation: Invocation, environment: [String: String]
  ) async throws -> String {
    let standard = DatabaseLocation.standard(environment: environment)
    guard !invocation.asksForHelp else { return Help(standard: standard).text }
    let command = try Command(operands: invocation.operands)
    guard let location = invocation.database.map(DatabaseLocation.init) ?? standard else {
      throw UsageError.noDataFolder
    }

    let trace = try invocation.trace.map { path in
      guard DatabaseLocation.file(path).file != location.file else {
        throw UsageError.traceIntoDatabase
      }
      return try TraceFile(path)
    }
    var configuration = AppConfiguration(database: location, isTraced: trace != nil)
    if let methods = invocation.paymentMethods { configuration.paymentMethods = methods }
    let shop = try compose(configuration)
    let report = try await report(on: command, in: shop, trace: trace)
    return invocation.isJSON ? try json(report) : report.text
  }

  /// Does what a command asks for, and writes the trace, whatever comes of it.
  private func report(
    on command: Command, in shop: any OpenableShop, trace: TraceFile?
  ) async throws -> any Report {
    let result: any Report
    do {
      result = try await report(on: command, in: shop)
    } catch {
      // What went wrong says more than that the trace of it cannot be written.
      try? trace?.write(shop.trace)
      throw error
    }
    try trace?.write(shop.trace)
    return result
  }

  /// Opens the shop, does what a command asks for, and closes the shop again.
  private func report(
    on command: Command, in shop: any OpenableShop
  ) async throws -> any Report {
    guard command != .graph else { return shop.wiring }
    let opening = try await shop.open()
    let result = Result {
      try shop.visit { screens in
        try CommandRunner(factory: screens, wiring: shop.wiring, opening: opening).run(command)
      }
    }
    do {
      try await shop.close(after: result.failure)
    } catch {
      // What went wrong in the shop says more than what goes wrong now because of it.
      if result.failure == nil { throw error }
    }
    return try result.get()
  }

  private func json(_ report: any Report) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
