/// Something that wants to know what a container does.
///
/// ```swift
/// let container = try Container("app", observers: [TextLog { print($0) }]) { … }
/// ```
///
/// An observer is called where the step happens, on whatever thread that is, so it should be quick. It
/// must not ask the container for anything.
public protocol Observer: Sendable {
  /// Something has happened.
  ///
  /// - Parameter event: What has happened, and to which component.
  func observe(_ event: ContainerEvent)
}
