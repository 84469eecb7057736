import Joinery
import ShopKit

extension InjectedValues {
  @InjectedEntry var analytics: any Analytics = LiveAnalytics()
}
