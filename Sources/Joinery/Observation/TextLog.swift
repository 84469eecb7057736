/// An observer that writes a line for each step.
///
/// ```text
/// app: made Database in 50.2 ms, for Repository
/// ```
public struct TextLog: Observer {
  private let write: @Sendable (String) -> Void

  /// Creates a log.
  ///
  /// - Parameter write: Takes a line, without the end of the line, from any thread.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Writes the line of an event.
  ///
  /// - Parameter event: What has happened.
  public func observe(_ event: ContainerEvent) {
    write("\(event.container): \(text(of: event))\(purpose(of: event))")
  }

  private func text(of event: ContainerEvent) -> String {
    let name = event.component
    return switch event.step {
    case .constructionBegan: "making \(name)"
    case .constructionEnded(let duration): "made \(name) in \(duration.milliseconds)"
    case .constructionFailed(let error, let duration):
      "failed to make \(name) after \(duration.milliseconds): \(error)"
    case .waited(let duration): "waited \(duration.milliseconds) for \(name)"
    case .started(let duration): "started \(name) in \(duration.milliseconds)"
    case .stopped(nil, let duration): "stopped \(name) in \(duration.milliseconds)"
    case .stopped(let error?, let duration):
      "failed to stop \(name) after \(duration.milliseconds): \(error)"
    }
  }

  private func purpose(of event: ContainerEvent) -> String {
    event.chain.isEmpty ? "" : ", for \(event.chain.joined(separator: " → "))"
  }
}

extension Duration {
  /// The duration in whole microseconds.
  var microseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }

  /// The duration in milliseconds, with one decimal.
  var milliseconds: String {
    let tenths = (microseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
