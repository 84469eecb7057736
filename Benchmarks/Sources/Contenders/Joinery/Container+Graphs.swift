internal import Joinery
internal import Workload

extension Container {
  /// A container with bindings for everything that the rows of small graphs build.
  static func graphs() -> Container {
    valid {
      try Container {
        Singleton<any Client>(HTTPClient.init)
        Singleton<any Store>(DiskStore.init)
        Transient<any Ticket>(PaperTicket.init)
        tree
        chain
        checkout
        tables
      }
    }
  }

  /// Returns a container whose bindings are known to be right.
  static func valid(_ make: () throws -> Container) -> Container {
    do {
      return try make()
    } catch {
      fatalError("\(error)")
    }
  }

  private static var tree: Module {
    Module("tree") {
      Transient<any FirstLeaf>(OakFirstLeaf.init)
      Transient<any SecondLeaf>(OakSecondLeaf.init)
      Transient<any ThirdLeaf>(OakThirdLeaf.init)
      Transient<any FourthLeaf>(OakFourthLeaf.init)
      Transient<any LeftBranch>(OakLeftBranch.init(first:second:))
      Transient<any RightBranch>(OakRightBranch.init(third:fourth:))
      Transient<any Tree>(Oak.init(left:right:))
      Transient<any Forest>(Woodland.init)
    }
  }

  private static var chain: Module {
    Module("chain") {
      Transient<any LinkOne>(SteelLinkOne.init(next:))
      Transient<any LinkTwo>(SteelLinkTwo.init(next:))
      Transient<any LinkThree>(SteelLinkThree.init(next:))
      Transient<any LinkFour>(SteelLinkFour.init(next:))
      Transient<any LinkFive>(SteelLinkFive.init(next:))
      Transient<any LinkSix>(SteelLinkSix.init(next:))
      Transient<any LinkSeven>(SteelLinkSeven.init(next:))
      Transient<any LinkEight>(SteelLinkEight.init(next:))
      Transient<any LinkNine>(SteelLinkNine.init(next:))
      Transient<any LinkTen>(SteelLinkTen.init)
    }
  }

  private static var checkout: Module {
    Module("checkout") {
      Transient<any CartItemRepository>(RemoteCartItemRepository.init(client:))
      Transient<any PriceRepository>(RemotePriceRepository.init(client:))
      Transient<any CardRepository>(RemoteCardRepository.init(client:))
      Transient<any ReceiptRepository>(RemoteReceiptRepository.init(client:))
      Transient<any ProfileRepository>(RemoteProfileRepository.init(client:))
      Transient<any AddressRepository>(RemoteAddressRepository.init(client:))
      Transient<any CartService>(RemoteCartService.init(items:prices:))
      Transient<any PaymentService>(RemotePaymentService.init(cards:receipts:))
      Transient<any AccountService>(RemoteAccountService.init(profiles:addresses:))
      Transient<any CheckoutModel>(CheckoutViewModel.init(cart:payment:account:))
    }
  }
}
