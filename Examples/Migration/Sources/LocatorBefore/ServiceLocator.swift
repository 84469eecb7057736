import Foundation

/// The container of the app, as it was written some years ago.
final class ServiceLocator: @unchecked Sendable {  // the lock guards all that changes
  static let shared = ServiceLocator()

  private let lock = NSRecursiveLock()
  private var factories: [String: () -> Any] = [:]

  func register<Service>(_ type: Service.Type, factory: @escaping () -> Service) {
    lock.withLock { factories["\(type)"] = factory }
  }

  func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    guard let service = lock.withLock({ factories["\(type)"]?() }) as? Service else {
      fatalError("\(type) is not registered")
    }
    return service
  }
}
