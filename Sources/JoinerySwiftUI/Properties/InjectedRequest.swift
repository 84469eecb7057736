#if canImport(SwiftUI)
import Joinery
import SwiftUI

/// Which ambient value a property of a view reads, and where the property is.
struct InjectedRequest<Value>: Hashable {
  let keyPath: KeyPath<InjectedValues, Value>
  let file: StaticString
  let line: UInt
  let column: UInt

  static func == (left: Self, right: Self) -> Bool {
    left.keyPath == right.keyPath && left.line == right.line && left.column == right.column
      && left.file.description == right.file.description
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension EnvironmentValues {
  /// The ambient value that a property reads.
  subscript<Value>(injectedBy request: InjectedRequest<Value>) -> Value {
    withInjected(injected) {
      InjectedValues.injected(
        request.keyPath, file: request.file, line: request.line, column: request.column)
    }
  }
}
#endif
