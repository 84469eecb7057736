/// Bindings and modules, in the order in which they were written.
public struct BindingList: Sendable {
  /// What a list consists of: most are one binding, and need no array.
  private enum Contents: Sendable {
    case record(BindingRecord)
    case module(Module)
    case lists([BindingList])
  }

  private let contents: Contents

  /// Creates an empty list.
  public init() {
    contents = .lists([])
  }

  init(_ record: BindingRecord) {
    contents = .record(record)
  }

  init(_ module: Module) {
    contents = .module(module)
  }

  init(_ lists: [BindingList]) {
    contents = .lists(lists)
  }

  /// Everything in the list, the bindings apart from the modules.
  var flattened: (records: ContiguousArray<BindingRecord>, modules: [Module]) {
    if case .record(let record) = contents { return ([record], []) }
    var records: ContiguousArray<BindingRecord> = []
    var modules: [Module] = []
    var pending = [[self][...]]
    while let next = pending[pending.count - 1].popFirst() {
      switch next.contents {
      case .record(let record): records.append(record)
      case .module(let module): modules.append(module)
      case .lists(let lists): pending.append(lists[...])
      }
      while pending.count > 1, pending[pending.count - 1].isEmpty { pending.removeLast() }
    }
    return (records, modules)
  }
}
