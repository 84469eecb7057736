/// Builds a list of bindings from the statements of a closure.
@resultBuilder
public enum BindingBuilder {
  /// Adds a binding.
  public static func buildExpression(_ binding: some ContainerBinding) -> BindingList {
    BindingList(binding.record)
  }

  /// Includes a module.
  public static func buildExpression(_ module: Module) -> BindingList {
    BindingList(module)
  }

  /// Adds a list that was made elsewhere.
  public static func buildExpression(_ list: BindingList) -> BindingList {
    list
  }

  /// Joins the statements.
  public static func buildBlock(_ lists: BindingList...) -> BindingList {
    lists.count == 1 ? lists[0] : BindingList(lists)
  }

  /// Adds nothing when a condition does not hold.
  public static func buildOptional(_ list: BindingList?) -> BindingList {
    list ?? BindingList()
  }

  /// Adds the first branch of a condition.
  public static func buildEither(first list: BindingList) -> BindingList {
    list
  }

  /// Adds the second branch of a condition.
  public static func buildEither(second list: BindingList) -> BindingList {
    list
  }

  /// Joins what the rounds of a loop have added.
  public static func buildArray(_ lists: [BindingList]) -> BindingList {
    BindingList(lists)
  }

  /// Adds what is available on the platform.
  public static func buildLimitedAvailability(_ list: BindingList) -> BindingList {
    list
  }
}
