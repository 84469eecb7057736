import Accounts
import Joinery
import JoineryTesting
import Testing

/// What those see who include the module, which the tests do as well.
@Suite(
  .container {
    accountsModule
    Singleton<any AccountSource>(OneAccount.init)
  })
struct AccountsTests {
  @Injected var signIn: SignIn

  @Test(arguments: ["name:Ada", "card:1815"])
  func `Somebody is known by name and by card`(text: String) throws {
    #expect(try signIn(text) == Account(name: "Ada", isMember: true))
  }

  @Test(arguments: ["name:Eve", "card:", "voice:Ada", "Ada", ""])
  func `Somebody else is not`(text: String) {
    let error = #expect(throws: UnknownAccount.self) { try signIn(text) }
    #expect(error?.text == text)
    #expect(error?.methods == ["name", "card"])
  }

  @Test(.overriding { Contribute<any SignInMethod>(Guest.init) })
  func `Whoever includes the module may contribute a method`() throws {
    #expect(try signIn("guest:").name == "guest")
  }

  @Test func `The module is complete, but for where accounts are kept`() {
    expectValid("accounts") {
      accountsModule
      Singleton<any AccountSource>(OneAccount.init)
    }
    let error = #expect(throws: GraphError.self) { try Container { accountsModule } }
    #expect(
      error?.description.contains("needs 'any AccountSource', which nothing binds") == true)
  }
}

private struct OneAccount: AccountSource {
  func account(named name: String) -> Account? {
    name == "Ada" ? Account(name: name, isMember: true) : nil
  }
  func account(withCard number: String) -> Account? {
    number == "1815" ? Account(name: "Ada", isMember: true) : nil
  }
}

private struct Guest: SignInMethod {
  let name = "guest"
  func account(for credential: String) -> Account? { Account(name: "guest", isMember: false) }
}
