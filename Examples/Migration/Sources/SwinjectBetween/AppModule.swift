import Joinery
import ShopKit

/// What the whole app shares.
let appModule = Module("app") {
  Singleton<any Analytics>(LiveAnalytics.init)
  Singleton<any ProductRepository>(MemoryProducts.init)
}
