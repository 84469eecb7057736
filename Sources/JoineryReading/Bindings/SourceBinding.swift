import JoineryAnalysis
import SwiftSyntax

/// A binding as sources say it: what a container keeps of one, with types that have been read.
struct SourceBinding {
  /// What is provided; under a qualifier, a `Qualified` type.
  var type: TypeValue
  var role = Node.Role.binding
  /// How long the value lives; nil to take that of what the binding applies to.
  var lifetime: Lifetime?
  var effects: Effects = []
  var isolation = Isolation.none
  var place: SourcePlace
  /// What the factory takes; for a decorator, first what it wraps.
  var dependencies: [TypeValue] = []
  /// What each later step takes besides the object.
  var steps: [[TypeValue]] = []
  /// Other types by which the same value can be asked for.
  var aliases: [TypeValue] = []
  /// Where the binding was written, so that one that is listed twice is known.
  var identity: Identity?
  /// What makes the value, where that is a function.
  var callable: Callable?
  /// The type that is made, where it is known and differs from what is provided.
  var implementation: TypeValue?
  /// What is wrong with the binding on its own, which only its type tells.
  var flaw: Flaw?
  /// The name of the graph's member that is offered.
  var member: String?

  /// What is the same binding wherever it is listed.
  enum Identity: Hashable {
    /// What a call makes, each time that the calls around it lead there.
    case call(SyntaxIdentifier, through: [SyntaxIdentifier] = [])
    case member(String, of: String)
  }

  /// What the same binding has in common wherever it is listed.
  struct Listing: Hashable {
    var identity: Identity
    var role: Node.Role
    var type: String
  }

  /// What tells the binding from others: nil where that isn't known.
  var listing: Listing? {
    identity.map { Listing(identity: $0, role: role, type: type.keyName) }
  }

  /// Notes the type that a factory makes, if that says more than the type that is provided.
  mutating func note(made type: TypeValue?) {
    if let type, type.isConcrete, type != self.type { implementation = type }
  }
}

/// A module as sources say it.
final class SourceModule {
  let name: String?
  let place: SourcePlace
  let list: SourceList

  init(name: String?, place: SourcePlace, list: SourceList) {
    self.name = name
    self.place = place
    self.list = list
  }

  /// The name in messages.
  var displayName: String { name ?? "the module at \(place)" }
}

/// What a list of bindings says.
struct SourceList {
  var bindings: [SourceBinding] = []
  var modules: [SourceModule] = []
  /// What of the list can't be read.
  var unreadable: [Unreadable] = []

  /// Adds another list at the end.
  mutating func append(_ other: SourceList) {
    bindings += other.bindings
    modules += other.modules
    unreadable += other.unreadable
  }

  /// The bindings of the list and of its modules.
  var allBindings: [SourceBinding] { bindings + modules.flatMap(\.list.allBindings) }

  /// What can't be read of the list and of its modules.
  var allUnreadable: [Unreadable] { unreadable + modules.flatMap(\.list.allUnreadable) }
}
