/// A row of the tables: one piece of work that every contender does in its own way.
package enum Row: String, CaseIterable, Sendable {
  case singleton
  case transient
  case tree
  case forest
  case chain
  case mixed
  case twoThreads
  case firstUse2
  case firstUse64
  case build1000
  case build10000
  case deepChain
  case override
  case ambient
  case ambientInScope
  case scope

  /// What the tables call the row.
  package var title: String {
    switch self {
    case .singleton: "a singleton"
    case .transient: "a transient"
    case .tree: "a tree of 7"
    case .forest: "a tree of 71"
    case .chain: "a chain of 10"
    case .mixed: "a mixed graph of 10"
    case .twoThreads: "2 threads on one singleton"
    case .firstUse2: "first use under 2 threads"
    case .firstUse64: "first use under 64 threads"
    case .build1000: "building 1,000 bindings"
    case .build10000: "building 10,000 bindings"
    case .deepChain: "a chain of 10,000 bindings"
    case .override: "overriding one of 1,000"
    case .ambient: "an ambient value"
    case .ambientInScope: "an ambient value in a scope"
    case .scope: "a scope and a read in it"
    }
  }
}
