/// Builds an injection from the statements of a closure.
///
/// A statement is a ``Setter``, a ``Method``, a ``Call``, another injection, or a bare key path, which is
/// short for a setter.
@resultBuilder
public enum InjectionBuilder<Object, Context: InjectionContext> {
  /// What the statements of the closure make.
  public typealias Steps = InjectionSteps<Object, Context>

  /// Adds a setter.
  public static func buildExpression(_ setter: Setter<Object, Context>) -> Steps {
    Steps([setter.step])
  }

  /// Adds a method.
  public static func buildExpression(_ method: Method<Object, Context>) -> Steps {
    Steps([method.step])
  }

  /// Adds a call.
  public static func buildExpression(_ call: Call<Object, Context>) -> Steps {
    Steps([call.step])
  }

  /// Adds the steps of another injection.
  public static func buildExpression(_ steps: Steps) -> Steps {
    steps
  }

  /// Joins the statements.
  public static func buildBlock(_ steps: Steps...) -> Steps {
    buildArray(steps)
  }

  /// Adds nothing when a condition does not hold.
  public static func buildOptional(_ steps: Steps?) -> Steps {
    steps ?? Steps([])
  }

  /// Adds the first branch of a condition.
  public static func buildEither(first steps: Steps) -> Steps {
    steps
  }

  /// Adds the second branch of a condition.
  public static func buildEither(second steps: Steps) -> Steps {
    steps
  }

  /// Joins what the rounds of a loop have added.
  public static func buildArray(_ steps: [Steps]) -> Steps {
    Steps(steps.flatMap(\.steps))
  }

  /// Adds what is available on the platform.
  public static func buildLimitedAvailability(_ steps: Steps) -> Steps {
    steps
  }
}

extension InjectionBuilder where Context: NonisolatedContext {
  /// Adds a setter of a property.
  public static func buildExpression<Value>(
    _ property: any WritableKeyPath<Object, Value> & Sendable,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Steps {
    buildExpression(Setter(property, file: file, line: line, column: column))
  }
}

extension InjectionBuilder where Context: MainActorContext {
  /// Adds a setter of a property.
  @MainActor
  public static func buildExpression<Value>(
    _ property: WritableKeyPath<Object, Value>,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Steps {
    buildExpression(Setter(property, file: file, line: line, column: column))
  }
}
