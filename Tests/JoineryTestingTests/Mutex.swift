import JoineryThreads

/// The mutex of the tests, which the ThreadSanitizer understands.
typealias Mutex = AnnotatedMutex
