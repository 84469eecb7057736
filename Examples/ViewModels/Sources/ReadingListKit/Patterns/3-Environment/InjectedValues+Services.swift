import Joinery

/// The environment: what any code may read, without being handed it.
///
/// Each entry says what it is in the app, in previews and in tests. A preview needs no set-up at all, and a
/// test that forgets the clock has that on its record.
extension InjectedValues {
  @InjectedEntry(preview: FixedClock(), test: mustBeOverridden)
  var clock: any DayClock = SystemClock()

  @InjectedEntry(test: TerseFormatter())
  var formatter: any DueDateFormatter = RelativeFormatter()

  @InjectedEntry var analytics: any AnalyticsService = NoAnalytics()
}
