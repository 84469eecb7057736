// A stand-in for the public declarations of SwiftUI that Joinery and its sample use, for machines that
// don't have SwiftUI: names, parameters and isolation are as SwiftUI documents them. What is behind them is just
// enough to draw a tree of views as texts; .ci/swiftui compiles it as a module of that name.

/// A part of a screen.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// Nothing: there is no value of this type.
  public var body: Never { fatalError("a primitive view has no body") }
}

/// A primitive view: one that the screen draws itself.
protocol PrimitiveView: View where Body == Never {
  func draw(on screen: StandInScreen, at path: String, in environment: EnvironmentValues)
}

extension PrimitiveView {
  /// Nothing: the screen does not ask for it.
  public var body: Never { fatalError("a primitive view has no body") }
}
