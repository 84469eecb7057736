#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WinSDK)
import WinSDK
#endif

/// Which thread something runs on, for as long as that thread runs.
package struct ThreadIdentity: Hashable, Sendable {
  private let number: UInt

  /// The thread that runs this.
  package static var current: ThreadIdentity {
    #if canImport(WinSDK)
    ThreadIdentity(number: UInt(GetCurrentThreadId()))
    #elseif canImport(Darwin)
    ThreadIdentity(number: UInt(bitPattern: unsafe pthread_self()))
    #else
    ThreadIdentity(number: UInt(pthread_self()))
    #endif
  }
}
