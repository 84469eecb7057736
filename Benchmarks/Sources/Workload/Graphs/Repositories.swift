// The six repositories of the screen, two for each service, all on the shared client.

/// The repository of items.
public protocol CartItemRepository: Part {}

/// A repository that holds the shared client.
public final class RemoteCartItemRepository: CartItemRepository {
  let client: any Client

  /// The repository alone: the client is shared, and reading it shows that it is there.
  public var size: Int { client.size }

  /// Creates a repository on the shared client.
  public init(client: any Client) { self.client = client }
}

/// The repository of prices.
public protocol PriceRepository: Part {}

/// A repository that holds the shared client.
public final class RemotePriceRepository: PriceRepository {
  let client: any Client

  /// The repository alone: the client is shared, and reading it shows that it is there.
  public var size: Int { client.size }

  /// Creates a repository on the shared client.
  public init(client: any Client) { self.client = client }
}

/// The repository of cards.
public protocol CardRepository: Part {}

/// A repository that holds the shared client.
public final class RemoteCardRepository: CardRepository {
  let client: any Client

  /// The repository alone: the client is shared, and reading it shows that it is there.
  public var size: Int { client.size }

  /// Creates a repository on the shared client.
  public init(client: any Client) { self.client = client }
}

/// The repository of receipts.
public protocol ReceiptRepository: Part {}

/// A repository that holds the shared client.
public final class RemoteReceiptRepository: ReceiptRepository {
  let client: any Client

  /// The repository alone: the client is shared, and reading it shows that it is there.
  public var size: Int { client.size }

  /// Creates a repository on the shared client.
  public init(client: any Client) { self.client = client }
}

/// The repository of profiles.
public protocol ProfileRepository: Part {}

/// A repository that holds the shared client.
public final class RemoteProfileRepository: ProfileRepository {
  let client: any Client

  /// The repository alone: the client is shared, and reading it shows that it is there.
  public var size: Int { client.size }

  /// Creates a repository on the shared client.
  public init(client: any Client) { self.client = client }
}

/// The repository of addresses.
public protocol AddressRepository: Part {}

/// A repository that holds the shared client.
public final class RemoteAddressRepository: AddressRepository {
  let client: any Client

  /// The repository alone: the client is shared, and reading it shows that it is there.
  public var size: Int { client.size }

  /// Creates a repository on the shared client.
  public init(client: any Client) { self.client = client }
}
