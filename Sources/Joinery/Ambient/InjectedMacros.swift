#if Macros
/// Makes a variable of `InjectedValues` an entry.
///
/// ```swift
/// extension InjectedValues {
///   @InjectedEntry var analytics: any AnalyticsService = NoOpAnalytics()
///   @InjectedEntry(preview: FixedClock(), test: mustBeOverridden) var clock: any Clock = SystemClock()
///   @InjectedEntry var viewModelFactory: any ViewModelFactory      // is set at launch
/// }
/// ```
///
/// The value in place is the default. It is made once, when it is first needed, and then kept: by the process,
/// or by the test that has its own values. An entry of an optional type has nil; another one without a value has
/// to be set before it is read.
///
/// An argument does not see what other macros write in the same module, such as the initialiser of a `@Graph`: put
/// it into a static property, and name that.
///
/// In a module whose default isolation is the main actor, write `nonisolated extension InjectedValues`, so that
/// others than the main actor can read the entries.
///
/// - Parameters:
///   - preview: The value in previews, where nobody has set one.
///   - test: The value in tests, where nobody has set one; `mustBeOverridden` if each test has to set it. A test
///     that doesn't has that on its record, and goes on with the value of previews, or stops if there is none.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro InjectedEntry(preview: Any? = nil, test: Any? = nil) =
  #externalMacro(module: "JoineryMacros", type: "InjectedEntryMacro")

/// Gives a property the ambient value of an entry, when its object is made.
///
/// ```swift
/// final class Checkout: Sendable {
///   @Injected(\.analytics) var analytics: any AnalyticsService
/// }
/// ```
///
/// The property is a constant that is read once, so it may belong to an actor or to a class that is `Sendable`.
/// In a class with `@Observable` write `@Injected(\.analytics) @ObservationIgnored var`, in this order.
///
/// - Parameter keyPath: The entry.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Injected(_ keyPath: PartialKeyPath<InjectedValues>) =
  #externalMacro(module: "JoineryMacros", type: "InjectedMacro")

/// Gives a property what the ambient container has for its type, when its object is made.
///
/// ```swift
/// @MainActor final class ProfileModel {
///   @Injected var users: any UserRepository
///   @Injected var theme: Theme?             // nil where nothing binds it
///   @Injected(qualifier: Backup.self) var backup: Database
/// }
/// ```
///
/// The program stops with a report where nothing binds the type, or where there is no container; an optional
/// property is nil then. A property of a type on the main actor also gets what is bound with `main:`.
///
/// - Parameter qualifier: The type that tells the binding from others of the same type.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Injected(qualifier: Any.Type? = nil) =
  #externalMacro(module: "JoineryMacros", type: "InjectedMacro")
#endif
