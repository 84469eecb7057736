/// A package with three small apps that do the same, one of them without the library.
package enum ConsumerPackage {
  /// How an app makes its objects.
  package enum App: String, CaseIterable, Sendable {
    case hand
    case graph
    case container
  }

  /// Returns the files of the package, by path.
  ///
  /// - Parameters:
  ///   - apps: The apps.
  ///   - library: The folder of the library's package.
  /// - Returns: The text of each file.
  package static func files(_ apps: [App], library: String) -> [String: String] {
    var files = ["Package.swift": manifest(apps, library: library)]
    for app in apps {
      files["Sources/\(app.rawValue)/Types.swift"] = types
      files["Sources/\(app.rawValue)/main.swift"] = main(of: app)
    }
    return files
  }

  private static func manifest(_ apps: [App], library: String) -> String {
    let targets = apps.map { app in
      let dependencies = app == .hand ? "" : #".product(name: "Joinery", package: "joinery")"#
      return #"    .executableTarget(name: "\#(app.rawValue)", dependencies: [\#(dependencies)]),"#
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "consumer", platforms: [.macOS(.v15)],
        dependencies: [.package(name: "joinery", path: "\(library)")],
        targets: [
      \(targets.joined(separator: "\n"))
        ])

      """
  }

  private static let types = """
    protocol Client: Sendable { func get(_ path: String) -> String }
    protocol Repository: Sendable { func users() -> String }

    final class HTTPClient: Client {
      let base: String
      init(base: String) { self.base = base }
      func get(_ path: String) -> String { base + path }
    }

    final class RemoteRepository: Repository {
      let client: any Client
      init(client: any Client) { self.client = client }
      func users() -> String { client.get("/users") }
    }

    final class UsersModel: Sendable {
      let users: any Repository
      let client: any Client
      init(users: any Repository, client: any Client) {
        self.users = users
        self.client = client
      }
      func show() -> String { users.users() + client.get("/me") }
    }

    """

  private static func main(of app: App) -> String {
    switch app {
    case .hand:
      """
      final class AppGraph: Sendable {
        let client: any Client
        let users: any Repository
        init(base: String) {
          client = HTTPClient(base: base)
          users = RemoteRepository(client: client)
        }
        var model: UsersModel { UsersModel(users: users, client: client) }
      }
      print(AppGraph(base: "https://example.com").model.show())

      """
    case .graph:
      """
      import Joinery

      @Graph
      final class AppGraph: Sendable {
        let base: String
        @Singleton(HTTPClient.init(base:)) var client: any Client
        @Singleton(RemoteRepository.init(client:)) var users: any Repository
        @Transient(UsersModel.init(users:client:)) var model: UsersModel
      }
      print(AppGraph(base: "https://example.com").model.show())

      """
    case .container:
      """
      import Joinery

      let container = try Container {
        Instance("https://example.com")
        Singleton<any Client>(HTTPClient.init(base:))
        Singleton<any Repository>(RemoteRepository.init(client:))
        Transient(UsersModel.init(users:client:))
      }
      print(container.resolve(UsersModel.self).show())

      """
    }
  }
}
