package import Joinery

extension Container {
  /// Puts the program together; nothing is made or opened yet.
  ///
  /// - Parameters:
  ///   - settings: What is known before anything is made.
  ///   - plugins: Further kinds of jobs.
  /// - Returns: The container, not started.
  /// - Throws: `GraphError` with everything that is missing.
  package static func queueWorker(
    _ settings: Settings, plugins: Module = Module("plug-ins") {}
  ) throws -> Container {
    try Container("queue worker") {
      Instance(settings)
      environmentModule
      storageModule
      metricsModule
      jobsModule
      plugins
    }
  }
}
