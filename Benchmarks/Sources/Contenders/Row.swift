/// A row of the tables: one piece of work that every contender does in its own way.
package enum Row: String, CaseIterable, Sendable {
  case singleton
  case transient
  case tree
  case forest
  case chain
  case mixed
  case combined
  case complex
  case property
  case collection
  case conditional
  case grove
  case childScope
  case prepare
  case prepareAndResolve
  case twoThreads
  case firstUse2
  case firstUse64
  case firstService3
  case firstService28
  case firstService450
  case firstService2756
  case build1000
  case build10000
  case chain100
  case chain1000
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
    case .combined: "one with a singleton and a transient"
    case .complex: "one with 3 singletons and 3 transients"
    case .property: "the same, set as properties"
    case .collection: "one with a collection of 5"
    case .conditional: "one with 2, by qualifier"
    case .grove: "a tree of 41"
    case .childScope: "a child scope and its object"
    case .prepare: "preparing 54 bindings"
    case .prepareAndResolve: "preparing 54, and a singleton"
    case .twoThreads: "2 threads on one singleton"
    case .firstUse2: "first use under 2 threads"
    case .firstUse64: "first use under 64 threads"
    case .firstService3: "the first service of 3"
    case .firstService28: "the first service of 28"
    case .firstService450: "the first service of 450"
    case .firstService2756: "the first service of 2,756"
    case .build1000: "building 1,000 bindings"
    case .build10000: "building 10,000 bindings"
    case .chain100: "a chain of 100 bindings"
    case .chain1000: "a chain of 1,000 bindings"
    case .deepChain: "a chain of 10,000 bindings"
    case .override: "overriding one of 1,000"
    case .ambient: "an ambient value"
    case .ambientInScope: "an ambient value in a scope"
    case .scope: "a scope and a read in it"
    }
  }
}
