import Joinery
import ShopKit

extension InjectedValues {
  @InjectedEntry(test: NoAnalytics()) var analytics: any Analytics = LiveAnalytics()
}

/// The ambient analytics, for files that import only the old library.
var ambientAnalytics: any Analytics { InjectedValues.current.analytics }
