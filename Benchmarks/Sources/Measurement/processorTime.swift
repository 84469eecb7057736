#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Returns the processor time that all threads of this process have used so far.
func processorTime() -> Duration {
  var time = timespec()
  // Fails only for a clock that does not exist.
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
