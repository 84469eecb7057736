/// A component that has to be started after it has been made.
///
/// Starting a container calls `start` on what it has made, after everything that the component needs
/// has been started.
///
/// ```swift
/// extension Database: Startable {
///   func start() async throws { try await migrate() }
/// }
/// ```
public protocol Startable {
  /// Starts the component.
  ///
  /// - Throws: What prevents it: the start of the whole container then fails, and what was started is
  ///   stopped.
  func start() async throws
}

/// A component that has to be stopped before what it needs is.
///
/// One that is ``Startable`` as well is stopped only if its start was complete.
public protocol Stoppable {
  /// Stops the component.
  ///
  /// - Throws: What went wrong, which the stop reports when it has stopped everything else.
  func stop() async throws
}

/// A component that holds something which has to be given back, such as a connection.
///
/// It is closed after it has been stopped, if it is ``Stoppable`` as well.
public protocol AsyncCloseable {
  /// Gives back what the component holds.
  ///
  /// - Throws: What went wrong, which the stop reports when it has stopped everything else.
  func close() async throws
}
