/// Calls a function that has an ambient value of its own.
///
/// ```swift
/// withInjected(\.analytics, SpyAnalytics()) { checkout.pay() }
/// ```
///
/// Whoever reads the value in the function, or in a child task of it, gets this one; objects keep what they have
/// read when they were made. What the value replaces is not evaluated.
///
/// - Parameters:
///   - keyPath: The entry, or a part of its value that has another type than the whole.
///   - value: The value.
///   - operation: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
/// - Complexity: O(1) besides the function.
@inlinable
public func withInjected<Value, Result, Failure: Error>(
  _ keyPath: WritableKeyPath<InjectedValues, Value>, _ value: Value,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withFrame(
    InjectedValues.setting(keyPath, to: value, on: InjectedValues.scoped.get()).frame,
    operation: operation)
}

/// Calls an asynchronous function that has an ambient value of its own.
///
/// - Parameters:
///   - keyPath: The entry, or a part of its value that has another type than the whole.
///   - value: The value.
///   - isolation: Where the function runs, which is where the caller does.
///   - operation: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
/// - Complexity: O(1) besides the function.
@inlinable
public func withInjected<Value, Result, Failure: Error>(
  _ keyPath: WritableKeyPath<InjectedValues, Value>, _ value: Value,
  isolation: isolated (any Actor)? = #isolation,
  operation: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await withInjected(
    InjectedValues.setting(keyPath, to: value, on: InjectedValues.scoped.get()),
    isolation: isolation, operation: operation)
}

/// Calls a function that has several ambient values of its own.
///
/// ```swift
/// withInjected {
///   $0.analytics = SpyAnalytics()
///   $0.theme = .dark
/// } operation: {
///   checkout.pay()
/// }
/// ```
///
/// - Parameters:
///   - change: Sets the values.
///   - operation: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
/// - Complexity: O(values that are set) besides the functions.
@inlinable
public func withInjected<Result, Failure: Error>(
  _ change: (inout InjectedValues) -> Void,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var values = InjectedValues.current
  change(&values)
  return try withInjected(values, operation: operation)
}

/// Calls an asynchronous function that has several ambient values of its own.
///
/// - Parameters:
///   - change: Sets the values.
///   - isolation: Where the function runs, which is where the caller does.
///   - operation: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
/// - Complexity: O(values that are set) besides the functions.
@inlinable
public func withInjected<Result, Failure: Error>(
  _ change: (inout InjectedValues) -> Void,
  isolation: isolated (any Actor)? = #isolation,
  operation: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  var values = InjectedValues.current
  change(&values)
  return try await withInjected(values, isolation: isolation, operation: operation)
}

/// Calls a function that has the given ambient values, and no others.
///
/// - Parameters:
///   - values: The values.
///   - operation: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
/// - Complexity: O(1) besides the function.
@inlinable
public func withInjected<Result, Failure: Error>(
  _ values: InjectedValues, operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withFrame(values.frame, operation: operation)
}

/// Calls a function on a frame; the frame is handed over, so that nobody else need keep it meanwhile.
@inlinable @inline(__always)
func withFrame<Result, Failure: Error>(
  _ frame: consuming InjectedFrame, operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  // A task-local value knows no types of errors, so the error goes through as a result.
  try InjectedValues.scoped.withValue(consume frame) { () -> Swift.Result<Result, Failure> in
    do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
  }.get()
}

/// Calls an asynchronous function that has the given ambient values, and no others.
///
/// - Parameters:
///   - values: The values.
///   - isolation: Where the function runs, which is where the caller does.
///   - operation: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
/// - Complexity: O(1) besides the function.
@inlinable
public func withInjected<Result, Failure: Error>(
  _ values: InjectedValues, isolation: isolated (any Actor)? = #isolation,
  operation: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await InjectedValues.scoped.withValue(values.frame) {
    () async -> Swift.Result<Result, Failure> in
    // Naming it makes the closure run there.
    _ = isolation
    do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
  }.get()
}
