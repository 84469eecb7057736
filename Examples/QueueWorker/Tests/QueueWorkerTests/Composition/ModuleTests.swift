import Foundation
import Joinery
import JoineryAnalysis
import JoineryTesting
import Testing

@testable import QueueWorkerKit

@Suite struct ModuleTests {
  @Test func `The modules are complete`() {
    expectValid("queue worker") {
      Instance(Settings())
      environmentModule
      storageModule
      metricsModule
      jobsModule
    }
  }

  @Test func `The graph of the workers is complete`() {
    expectValid(WorkerGraph.self)
  }

  @Test func `The container has what the graph of the workers asks it for`() async throws {
    var settings = Settings()
    settings.database = ":memory:"
    let services = try Container.queueWorker(settings)
    try await services.start()
    let workers = WorkerGraph(services: services)
    // All that the pool is made of is asked for.
    #expect(workers.pool === workers.pool)
    try await services.stop()
  }

  @Test func `The picture in the README is that of the container`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    let graph = try Container.queueWorker(Settings()).description
    let picture = "\n\(GraphMermaidRenderer().text(of: graph))\n"
    let parts = readme.split(separator: "```mermaid")
    let drawn = try #require(parts.last?.split(separator: "```").first)
    if ProcessInfo.processInfo.environment["QUEUE_WORKER_UPDATE_GOLDEN"] == "1" {
      try readme.replacing(drawn, with: picture).write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(drawn == picture)
  }

  @Test func `A kind that needs what nobody has is reported before anything is opened`() throws {
    struct Print: JobHandler {
      struct Printer: Sendable {}
      let printer: Printer
      let kind = JobKind("print", "prints its payload")
      func handle(_ job: Job, in context: JobContext) async throws {}
    }
    let error = #expect(throws: GraphError.self) {
      try Container.queueWorker(
        Settings(), plugins: Module("printing") { Contribute<any JobHandler>(Print.init(printer:)) }
      )
    }
    let report = try #require(error?.description)
    #expect(report.contains("needs 'ModuleTests.Print.Printer', which nothing binds"))
    #expect(report.contains("JobDesk "), "it is a contribution to what the desk asks for")
  }
}
