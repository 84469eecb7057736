internal import Workload

extension TextbookContainer {
  /// A container with everything registered that the rows of small graphs build.
  static func graphs() -> TextbookContainer {
    let container = TextbookContainer()
    container.register((any Client).self, isShared: true) { _ in HTTPClient() }
    container.register((any Store).self, isShared: true) { _ in DiskStore() }
    container.register((any Ticket).self) { _ in PaperTicket() }
    container.registerTree()
    container.registerChain()
    container.registerCheckout()
    container.registerTables()
    return container
  }

  private func registerTree() {
    register((any FirstLeaf).self) { _ in OakFirstLeaf() }
    register((any SecondLeaf).self) { _ in OakSecondLeaf() }
    register((any ThirdLeaf).self) { _ in OakThirdLeaf() }
    register((any FourthLeaf).self) { _ in OakFourthLeaf() }
    register((any LeftBranch).self) { OakLeftBranch(first: $0.resolve(), second: $0.resolve()) }
    register((any RightBranch).self) { OakRightBranch(third: $0.resolve(), fourth: $0.resolve()) }
    register((any Tree).self) { Oak(left: $0.resolve(), right: $0.resolve()) }
    register((any Forest).self) {
      Woodland(
        $0.resolve(), $0.resolve(), $0.resolve(), $0.resolve(), $0.resolve(),
        $0.resolve(), $0.resolve(), $0.resolve(), $0.resolve(), $0.resolve())
    }
  }

  private func registerChain() {
    register((any LinkOne).self) { SteelLinkOne(next: $0.resolve()) }
    register((any LinkTwo).self) { SteelLinkTwo(next: $0.resolve()) }
    register((any LinkThree).self) { SteelLinkThree(next: $0.resolve()) }
    register((any LinkFour).self) { SteelLinkFour(next: $0.resolve()) }
    register((any LinkFive).self) { SteelLinkFive(next: $0.resolve()) }
    register((any LinkSix).self) { SteelLinkSix(next: $0.resolve()) }
    register((any LinkSeven).self) { SteelLinkSeven(next: $0.resolve()) }
    register((any LinkEight).self) { SteelLinkEight(next: $0.resolve()) }
    register((any LinkNine).self) { SteelLinkNine(next: $0.resolve()) }
    register((any LinkTen).self) { _ in SteelLinkTen() }
  }

  private func registerCheckout() {
    register((any CartItemRepository).self) { RemoteCartItemRepository(client: $0.resolve()) }
    register((any PriceRepository).self) { RemotePriceRepository(client: $0.resolve()) }
    register((any CardRepository).self) { RemoteCardRepository(client: $0.resolve()) }
    register((any ReceiptRepository).self) { RemoteReceiptRepository(client: $0.resolve()) }
    register((any ProfileRepository).self) { RemoteProfileRepository(client: $0.resolve()) }
    register((any AddressRepository).self) { RemoteAddressRepository(client: $0.resolve()) }
    register((any CartService).self) {
      RemoteCartService(items: $0.resolve(), prices: $0.resolve())
    }
    register((any PaymentService).self) {
      RemotePaymentService(cards: $0.resolve(), receipts: $0.resolve())
    }
    register((any AccountService).self) {
      RemoteAccountService(profiles: $0.resolve(), addresses: $0.resolve())
    }
    register((any CheckoutModel).self) {
      CheckoutViewModel(cart: $0.resolve(), payment: $0.resolve(), account: $0.resolve())
    }
  }
}
