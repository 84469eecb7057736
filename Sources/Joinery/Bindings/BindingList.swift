/// Bindings and modules, in the order in which they were written.
public struct BindingList: Sendable {
  var records: ContiguousArray<BindingRecord> = []
  var modules: [Module] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of bindings.
  init(_ record: BindingRecord) {
    records = [record]
  }

  init(_ module: Module) {
    modules = [module]
  }

  mutating func append(_ other: BindingList) {
    records.append(contentsOf: other.records)
    modules.append(contentsOf: other.modules)
  }
}
