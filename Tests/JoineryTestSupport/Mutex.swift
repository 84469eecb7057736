import JoineryThreads

/// The mutex of the tests' support, which the ThreadSanitizer understands.
typealias Mutex = AnnotatedMutex
