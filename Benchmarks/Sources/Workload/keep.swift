/// Uses a value in a way that the optimiser cannot see through.
///
/// Without it, the optimiser would be free to leave out the work whose result nobody reads. The
/// value is passed by address, so keeping it copies and retains nothing.
///
/// - Parameter value: The result of the measured work.
@inline(never)
@_optimize(none)
public func keep<Value>(_ value: borrowing Value) {}
