import SwiftSyntax

/// A call of a function, or the reading of a computed property, which a list names.
struct FollowedCall {
  /// Where it is written.
  let site: SyntaxIdentifier
  /// The body that it runs.
  let body: SyntaxIdentifier
}

extension ListReader {
  /// Reads a binding, which each of the calls that lead to it makes anew.
  func binding(
    _ chain: BindingChain, in file: SourceFile
  ) throws(ReadingFailure) -> SourceBinding {
    var binding = try BindingReader(typer: typer, file: file).binding(chain, implied: nil)
    if case .call(let id, _)? = binding.identity {
      binding.identity = .call(id, through: calls.map(\.site))
    }
    return binding
  }

  /// Reads what a call gives.
  ///
  /// - Parameters:
  ///   - site: Where the call is written.
  ///   - body: The body that it runs.
  ///   - read: Reads the body.
  /// - Returns: What is read, each binding as one of this call.
  /// - Throws: What `read` throws.
  func following(
    _ site: SyntaxIdentifier, into body: CodeBlockItemListSyntax,
    _ read: () throws(ReadingFailure) -> SourceList
  ) throws(ReadingFailure) -> SourceList {
    calls.append(FollowedCall(site: site, body: body.id))
    defer { calls.removeLast() }
    return try read()
  }

  /// Reads the value of a variable, which only the calls make anew that it is declared within.
  func storing(
    _ value: ExprSyntax, _ read: () throws(ReadingFailure) -> SourceList
  ) throws(ReadingFailure) -> SourceList {
    let outer = calls
    defer { calls = outer }
    while let body = calls.last?.body, !value.isWithin(body) { calls.removeLast() }
    return try read()
  }
}

extension ExprSyntax {
  /// Whether the expression is a part of a node.
  fileprivate func isWithin(_ node: SyntaxIdentifier) -> Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.id == node }
  }
}
