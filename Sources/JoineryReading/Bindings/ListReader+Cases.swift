import JoineryAnalysis
import SwiftSyntax

extension ListReader {
  /// What a condition lists in any case: the list of the case that needs what all of them need.
  ///
  /// - Throws: `ReadingFailure` where it depends on the case what is bound, or what it takes.
  func cases(
    of condition: ExprSyntax, in file: SourceFile
  ) throws(ReadingFailure) -> SourceList {
    let cases = condition.innerStatements.map { list($0, in: file) }
    guard condition.hasAllCases, let first = cases.first,
      cases.allSatisfy({ $0.hasKeys(of: first) })
    else {
      throw ReadingFailure(
        """
        whether a condition holds is only known when it runs; bind the same keys in every case, or \
        move the condition into a factory
        """)
    }
    if let unreadable = cases.lazy.flatMap(\.allUnreadable).first {
      throw ReadingFailure(unreadable.reason)
    }
    guard
      let whole = cases.first(where: { one in cases.allSatisfy { one.stands(for: $0) } })
    else {
      throw ReadingFailure(
        """
        whether a condition holds is only known when it runs, and what is bound in one case takes \
        what it doesn't take in another; move the condition into a factory that takes all of it
        """)
    }
    return whole
  }
}

extension SourceList {
  /// Whether the bindings are for the same keys as those of another list.
  fileprivate func hasKeys(of other: SourceList) -> Bool {
    matches(other) { $0.role == $1.role && $0.type == $1.type }
  }

  /// Whether what is wrong in a graph with another list is wrong with this one as well.
  fileprivate func stands(for other: SourceList) -> Bool {
    matches(other) { $0.stands(for: $1) }
  }

  private func matches(
    _ other: SourceList, by isMatch: (SourceBinding, SourceBinding) -> Bool
  ) -> Bool {
    var rest = allBindings
    for binding in other.allBindings {
      guard let position = rest.firstIndex(where: { isMatch($0, binding) }) else { return false }
      rest.remove(at: position)
    }
    return rest.isEmpty
  }
}

extension SourceBinding {
  /// Whether the binding is as hard to satisfy as another one for its key, and as hard to need.
  fileprivate func stands(for other: SourceBinding) -> Bool {
    guard role == other.role, type == other.type, isolation == other.isolation,
      effects.isSuperset(of: other.effects), Set(needs).isSuperset(of: other.needs)
    else { return false }
    if lifetime == other.lifetime { return true }
    // What is shared may not hold what a scope has, and what is awaited may be had after a start.
    guard !effects.contains(.asynchronous), isolation == .none, let rank, let other = other.rank
    else { return false }
    return rank >= other
  }

  private var needs: [TypeValue] { dependencies + steps.flatMap { $0 } }

  private var rank: Int? {
    switch lifetime {
    case .instance: 0
    case .transient: 1
    case .singleton: 2
    case .weak, .scoped, .assisted, .input, nil: nil
    }
  }
}
