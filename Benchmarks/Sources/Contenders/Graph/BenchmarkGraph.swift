internal import Joinery
internal import Workload

/// The graphs of the small rows, as members of one type.
@Graph
final class BenchmarkGraph: Sendable {
  @Singleton(HTTPClient.init) var client: any Client
  @Singleton(DiskStore.init) var store: any Store
  @Transient(PaperTicket.init) var ticket: any Ticket

  @Transient(OakFirstLeaf.init) var first: any FirstLeaf
  @Transient(OakSecondLeaf.init) var second: any SecondLeaf
  @Transient(OakThirdLeaf.init) var third: any ThirdLeaf
  @Transient(OakFourthLeaf.init) var fourth: any FourthLeaf
  @Transient(OakLeftBranch.init(first:second:)) var left: any LeftBranch
  @Transient(OakRightBranch.init(third:fourth:)) var right: any RightBranch
  @Transient(Oak.init(left:right:)) var tree: any Tree
  var forest: any Forest {
    Woodland(tree, tree, tree, tree, tree, tree, tree, tree, tree, tree)
  }

  @Transient(SteelLinkTen.init) var linkTen: any LinkTen
  var chain: any LinkOne {
    SteelLinkOne(
      next: SteelLinkTwo(
        next: SteelLinkThree(
          next: SteelLinkFour(
            next: SteelLinkFive(
              next: SteelLinkSix(
                next: SteelLinkSeven(
                  next: SteelLinkEight(next: SteelLinkNine(next: linkTen)))))))))
  }

  @Transient(RemoteCartItemRepository.init(client:)) var items: any CartItemRepository
  @Transient(RemotePriceRepository.init(client:)) var prices: any PriceRepository
  @Transient(RemoteCardRepository.init(client:)) var cards: any CardRepository
  @Transient(RemoteReceiptRepository.init(client:)) var receipts: any ReceiptRepository
  @Transient(RemoteProfileRepository.init(client:)) var profiles: any ProfileRepository
  @Transient(RemoteAddressRepository.init(client:)) var addresses: any AddressRepository
  @Transient(RemoteCartService.init(items:prices:)) var cart: any CartService
  @Transient(RemotePaymentService.init(cards:receipts:)) var payment: any PaymentService
  @Transient(RemoteAccountService.init(profiles:addresses:)) var account: any AccountService
  @Transient(CheckoutViewModel.init(cart:payment:account:)) var checkout: any CheckoutModel
}
