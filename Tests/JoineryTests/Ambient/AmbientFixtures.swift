import Joinery
import JoineryAnalysis
import JoineryTestSupport

// What the tests of ambient values inject.

/// Something that notes what happens.
protocol Trail: Sendable {
  func follow(_ step: String) -> String
}

struct QuietTrail: Trail {
  func follow(_ step: String) -> String { "quiet \(step)" }
}

struct NamedTrail: Trail {
  let name: String
  func follow(_ step: String) -> String { "\(name) \(step)" }
}

struct Palette: Sendable, Equatable {
  var name = "light"
}

final class Notebook: Sendable {}

extension InjectedValues {
  @InjectedEntry var trail: any Trail = QuietTrail()
  @InjectedEntry var palette: Palette?
  @InjectedEntry var notebook: Notebook = Notebook()
  @InjectedEntry(preview: "preview", test: "test") var tempo: String = "live"
  @InjectedEntry(test: mustBeOverridden) var strict: Int = 1
  @InjectedEntry(preview: 5, test: mustBeOverridden) var lenient: Int = 1
  @InjectedEntry var gateway: any Trail
  @InjectedEntry var dependent: String = "palette: " + paletteName
}

/// The name of the palette where a default is made.
private var paletteName: String { InjectedValues.current.palette?.name ?? "none" }

/// Calls a function whose ambient values are those of a test that has no others.
///
/// - Parameters:
///   - context: Which alternatives of the entries are used.
///   - reporter: Told of what is wrong with the test.
///   - body: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
func inRoot<Result, Failure: Error>(
  context: GraphContext = .live, reporter: (@Sendable (Issue) -> Void)? = nil,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let root = InjectedRoot(of: "a test", context: context, reporter: reporter)
  return try withInjected(InjectedValues(frame: root), operation: body)
}

/// Calls an asynchronous function whose ambient values are those of a test that has no others.
///
/// - Parameters:
///   - context: Which alternatives of the entries are used.
///   - isolation: Where the function runs.
///   - body: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
func inRoot<Result, Failure: Error>(
  context: GraphContext = .live, isolation: isolated (any Actor)? = #isolation,
  _ body: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let root = InjectedRoot(of: "a test", context: context)
  return try await withInjected(InjectedValues(frame: root), operation: body)
}
