import Joinery
import JoineryAnalysis
import Testing

/// The error of a container that can't be made.
///
/// The bindings are written outside an expectation, whose macro would change their line numbers.
///
/// - Parameters:
///   - name: The name of the container.
///   - location: Where the test expects the error.
///   - bindings: The bindings.
/// - Returns: The error.
/// - Throws: An error of the test, if the container can be made.
func rejection(
  of name: String = "container", at location: SourceLocation = #_sourceLocation,
  @BindingBuilder _ bindings: () -> BindingList
) throws -> GraphError {
  try rejection(at: location) { try Container(name, bindings) }
}

/// The error of something that should fail with a report.
func rejection<Value>(
  at location: SourceLocation = #_sourceLocation, _ make: () throws -> Value
) throws -> GraphError {
  do {
    _ = try make()
  } catch let error as GraphError {
    return error
  }
  try #require(Bool(false), "this should have failed", sourceLocation: location)
  throw CancellationError()
}

extension GraphError {
  /// The ids of the issues, in their order.
  var ids: [IssueID] { issues.map(\.id) }

  /// The headlines of the issues, in their order.
  var headlines: [String] { issues.map(\.headline) }
}
