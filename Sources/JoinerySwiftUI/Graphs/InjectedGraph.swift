#if canImport(SwiftUI)
public import Joinery
import JoineryAnalysis
public import SwiftUI

/// A property of a view that is a graph which was set above.
///
/// ```swift
/// struct CartView: View {
///   @InjectedGraph private var graph: ShopGraph
///
///   var body: some View { Text("\(graph.cart.count) items") }
/// }
/// ```
///
/// The program stops with a report when nothing has set a graph of the type.
@propertyWrapper
public struct InjectedGraph<Graph: DependencyGraph & Sendable>: DynamicProperty {
  private var graph = Environment(\EnvironmentValues.injected[graphOf: GraphKey<Graph>()])
  private let file: StaticString
  private let line: UInt
  private let column: UInt

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - file: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  ///   - column: The column of the property, for messages.
  public init(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The graph.
  public var wrappedValue: Graph {
    guard let graph = graph.wrappedValue else {
      let place = SourcePlace(file: "\(file)", line: Int(line), column: Int(column))
      let issue = Issue.graphMissing("\(Graph.self)", place: place)
      fatalError("\n" + PlainTextRenderer().text(of: issue))
    }
    return graph
  }
}

extension Issue {
  /// A view asked for a graph that nothing has set.
  fileprivate static func graphMissing(_ name: String, place: SourcePlace) -> Issue {
    Issue(
      .ambientValueMissing,
      headline: "A view reads the graph '\(name)', and nothing above it has set one.",
      place: place,
      notes: [Note("a graph is there in 'body' and in what it starts, not in an initialiser")],
      fix: ".graph(<#\(name)#>)  // on a view above, or on the scene")
  }
}
#endif
