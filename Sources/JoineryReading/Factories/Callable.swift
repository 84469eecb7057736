import JoineryAnalysis
import SwiftSyntax

/// What can be called to make a value: the types that it takes, and what it gives.
struct Callable {
  var parameters: [TypeValue]
  /// What is returned; nil where the sources don't tell.
  var result: TypeValue?
  var isAsync = false
  var isThrowing = false
  /// The name of the global actor that it runs on.
  var globalActor: String?
  /// Where it is declared, if it is in the sources.
  var origin: Origin?

  /// Where a function is declared.
  struct Origin {
    let file: SourceFile
    /// The parameters, in order; none for an initialiser that nobody has written.
    let parameters: [Syntax]
    /// Whether somebody has written it; an initialiser that the compiler makes may run anywhere.
    var isWritten = true
  }

  /// What the call may do besides returning.
  var effects: Effects {
    var effects: Effects = []
    if isThrowing { effects.insert(.throwing) }
    if isAsync { effects.insert(.asynchronous) }
    return effects
  }
}

extension Callable {
  init(_ type: FunctionTypeValue) {
    self.init(
      parameters: type.parameters, result: type.result, isAsync: type.isAsync,
      isThrowing: type.isThrowing,
      globalActor: type.globalActor?.reflectedName.split(separator: ".").last.map(String.init))
  }
}

/// Something that can't be read, and why.
struct ReadingFailure: Error {
  /// Why, as the end of a sentence without a full stop.
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
