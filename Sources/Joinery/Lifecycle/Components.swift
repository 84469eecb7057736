// `Startable`, `Stoppable` and `AsyncCloseable` live in a module that is compiled without
// `NonisolatedNonsendingByDefault`: with it, a class on the main actor could not use its own state in
// `start()`. Whoever imports `Joinery` has them.
@_exported public import JoineryComponents
