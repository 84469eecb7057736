// The names are those that the macros write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Joinery
import JoineryTestSupport
import Testing

/// Programmer errors with graphs, which stop the program with a report.
@Suite(.timeLimit(.minutes(10))) struct GraphStopTests {
  @Test func `L10: reading what has to be awaited before the start stops, with the way to it`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let graph = HandGraph(script: Script())
      _ = graph.database
    }
    let text = try result.errorText
    #expect(text.contains("'database' of 'HandGraph' has to be awaited"))
    #expect(text.contains("try await graph.start()"))
    #expect(text.contains("[not-started] Shop/HandGraph.swift:3"))
    #expect(text.contains("note: the stack trace shows who reads it before the start"))
  }

  @Test func `a singleton that needs what was not started stops with the same message`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let graph = HandGraph(script: Script())
      _ = graph.repository
    }
    let text = try result.errorText
    #expect(text.contains("'database' of 'HandGraph' has to be awaited"))
    // The one who reads it is at fault, and the chain has both.
    #expect(text.contains("[not-started] Shop/HandGraph.swift:2"))
    #expect(text.contains("Shop/HandGraph.swift:3"))
  }

  @Test func `V28: a cycle that only run time sees stops with the path`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = LoopGraph().first
    }
    let text = try result.errorText
    #expect(text.contains("[construction-cycle]"))
    #expect(text.contains("'LoopGraph.First' was asked for while it was being made."))
    #expect(text.contains("LoopGraph.Second"))
    #expect(text.contains("Shop/Loop.swift:2"))
  }

  @Test func `W29: overriding what was made stops with its name`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let graph = HandGraph(script: Script())
      let printer = graph.printer
      graph.override { $0.printer = printer }
    }
    let text = try result.errorText
    #expect(text.contains("'printer' of 'HandGraph' can't be overridden: it was made already."))
    #expect(text.contains("[override-too-late] JoineryTests/GraphStopTests.swift:"))
    #expect(text.contains("note: 'printer' is declared here"))
    #expect(text.contains("Shop/HandGraph.swift:"))
  }

  @Test func `overriding what is being made stops with its name`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let begun = AsyncLatch()
      let graph = HandGraph(
        script: Script { _ in
          begun.arrive()
          try await AsyncLatch().waitUnlessCancelled()
        })
      let start = Task { try await graph.start() }
      await begun.wait()
      graph.override { $0.database = Component(Script()) }
      start.cancel()
    }
    #expect(try result.errorText.contains("'database' of 'HandGraph' can't be overridden"))
  }

  @Test func `V07: a function that is called after its graph has gone stops and names both`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let printer = HandGraph(script: Script()).printer
      _ = printer.makeParcel("7")
    }
    let text = try result.errorText
    #expect(text.contains("'makeParcel' was called after 'HandGraph'"))
    #expect(text.contains("[container-released]"))
  }

  @Test func `a member that must be overridden in tests stops with its name`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      HandGraph(script: Script(), context: .test).graphCore.mustBeOverridden("server")
    }
    let text = try result.errorText
    #expect(text.contains("'server' of 'HandGraph' must be overridden in tests."))
    #expect(text.contains("HandGraph(…) { $0.server = … }"))
    #expect(text.contains("[must-be-overridden]"))
  }

  @Test func `V07: what was not made stops after the graph was stopped`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let graph = HandGraph(script: Script())
      try await graph.stop()
      _ = graph.printer
    }
    #expect(
      try result.errorText.contains("'Printer' was asked of 'HandGraph', which has been stopped"))
  }
}

/// A graph with a cycle that goes through a helper, so that no description shows it.
private final class LoopGraph: Sendable {
  struct First: Sendable {}
  struct Second: Sendable {}

  var first: First { _first.value(of: "first", in: graphCore) }
  private let _first = SingletonCell<First>()
  private static func make_first(_ graph: LoopGraph) -> First {
    _ = graph.second
    return First()
  }

  var second: Second { _second.value(of: "second", in: graphCore) }
  private let _second = SingletonCell<Second>()
  private static func make_second(_ graph: LoopGraph) -> Second {
    graph.help()
    return Second()
  }

  private func help() { _ = first }

  nonisolated let graphCore: GraphCore

  init() {
    graphCore = GraphCore("LoopGraph")
    graphCore.connect(to: self)
  }

  nonisolated static func describe(_ graph: GraphDescriber<LoopGraph>) {
    graph.singleton(
      "first", LoopGraph.make_first, needs: "second", file: "Shop/Loop.swift", line: 1, column: 1)
    graph.singleton(
      "second", LoopGraph.make_second, file: "Shop/Loop.swift", line: 2, column: 1)
  }
}

extension LoopGraph: DependencyGraph {}
