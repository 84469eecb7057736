import JoineryThreads

/// The mutex of this module.
typealias Mutex = AnnotatedMutex
