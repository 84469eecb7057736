import Joinery
import ShopKit

extension InjectedValues {
  @InjectedEntry(test: NoAnalytics()) var analytics: any Analytics = LiveAnalytics()
}
