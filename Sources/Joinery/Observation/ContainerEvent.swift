/// One step that a container has taken.
public struct ContainerEvent: Sendable {
  /// What has happened.
  public enum Step: Sendable {
    /// A value is about to be made.
    case constructionBegan
    /// A value was made.
    case constructionEnded(Duration)
    /// A value could not be made.
    case constructionFailed(any Error, Duration)
    /// A request has waited for a value that was being made for another one.
    case waited(Duration)
    /// ``Startable/start()`` was called.
    case started(Duration)
    /// A component was stopped, with what went wrong.
    case stopped((any Error)?, Duration)
  }

  /// What has happened.
  public let step: Step
  /// The key of the value.
  public let component: String
  /// The container.
  public let container: String
  /// The values that this one is made for, the outermost first.
  public let chain: [String]
  /// When it happened.
  public let time: ContinuousClock.Instant

  /// How long the step took: nil where it has only begun.
  public var duration: Duration? {
    switch step {
    case .constructionBegan: nil
    case .constructionEnded(let duration), .constructionFailed(_, let duration),
      .waited(let duration), .started(let duration), .stopped(_, let duration):
      duration
    }
  }
}
