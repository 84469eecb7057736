/// Makes one view of the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Passes an expression on.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statement.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }
}

/// One of two views.
public struct _ConditionalContent<First, Second> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
}

extension _ConditionalContent: View where First: View, Second: View {
  /// The view that it is.
  public var body: AnyView {
    switch storage {
    case .first(let view): return AnyView(view)
    case .second(let view): return AnyView(view)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The view, if there is one.
  public var body: AnyView { map { AnyView($0) } ?? AnyView(EmptyView()) }
}
