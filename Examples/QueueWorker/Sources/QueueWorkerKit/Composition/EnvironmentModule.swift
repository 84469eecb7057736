import Joinery

/// What is outside of the program.
let environmentModule = Module("environment") {
  Singleton<any WorkClock>(SystemWorkClock.init)
  Singleton<any Randomness>(SystemRandomness.init)
  Singleton<any LogSink>(StandardErrorLog.init)
}
