import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// What is made for a request, and in which order.
@Suite(.timeLimit(.minutes(10))) struct ConstructionTests {
  @Test func `M12: a closure gets other services as its parameters`() throws {
    let container = try Container {
      Instance("a")
      Singleton { (text: String) in Service(text) }
      Transient { (service: Service) in Client(service.name + "!") }
    }
    #expect(container.resolve(Client.self).name == "a!")
  }

  @Test func `dependencies are made in the order of the parameters, each before its user`() throws {
    let journal = Journal()
    let container = try Container {
      Singleton { (_: Part<Int>, _: Part<String>) in
        journal.note("top")
        return Service("top")
      }
      Singleton { (_: Part<Bool>) in
        journal.note("string")
        return Part<String>()
      }
      Singleton {
        journal.note("int")
        return Part<Int>()
      }
      Singleton {
        journal.note("bool")
        return Part<Bool>()
      }
    }
    _ = container.resolve(Service.self)
    #expect(journal.entries == ["int", "bool", "string", "top"])
  }

  @Test func `L08: a singleton is kept, a transient is made for each user`() throws {
    let builds = Counter()
    let container = try Container {
      Transient {
        builds.increment()
        return Part<Int>()
      }
      Singleton { (_: Part<Int>) in Part<String>() }
      Transient { (_: Part<Int>, _: Part<String>, _: Part<String>) in Part<Bool>() }
    }
    _ = container.resolve(Part<Bool>.self)
    // One for the transient itself and one for the singleton.
    #expect(builds.value == 2)
    _ = container.resolve(Part<Bool>.self)
    #expect(builds.value == 3)
  }

  @Test func `L22: a failing initialiser is an error of the request, and the container goes on`()
    throws
  {
    let container = try Container {
      Singleton { () throws -> Service in throw Refusal() }
      Singleton { Client("fine") }
    }
    #expect(throws: Refusal.self) { try container.get(Service.self) }
    #expect(try container.get(Client.self).name == "fine")
  }

  @Test func `L27: a singleton that asks for itself through others is a cycle, and no hang`() throws
  {
    let container = try Container {
      Singleton { (client: Provider<Client>) in Service(try client.get().name) }
      Transient { (part: Part<Int>) in Client("client") }
      Singleton { (service: Lazy<Service>) in
        _ = try service.get()
        return Part<Int>()
      }
    }
    for _ in 0..<3 {
      let error = try rejection { try container.get(Service.self) }
      #expect(error.ids == [.constructionCycle])
      let names = error.issues.first?.chain.map(\.name) ?? []
      #expect(names.first == "Service")
      #expect(names.last == "Service")
      #expect(names.contains("Part<Int>"))
    }
  }

  @Test func `a transient cycle through a lazy value that is read later is fine`() throws {
    let container = try Container {
      Transient { (next: Lazy<Chain>) in Chain(next: next) }
    }
    let chain: Chain = container.resolve()
    let third = chain.next.value.next.value
    #expect(third !== chain)
    #expect(chain.next.value === chain.next.value)
  }

  @Test func `S06: cycles of one, two and many are each reported once, in a stable order`() throws {
    func report() throws -> [[String]] {
      try rejection {
        Singleton { (_: Part<Int>) in Part<Int>() }
        Singleton { (_: Part<Character>) in Part<Bool>() }
        Singleton { (_: Part<Bool>) in Part<Character>() }
        Singleton { (_: Part<UInt>) in Part<Double>() }
        Singleton { (_: Part<Float>) in Part<UInt>() }
        Singleton { (_: Part<Double>) in Part<Float>() }
      }
      .issues.map { $0.chain.map(\.name) }
    }
    let expected = [
      ["Part<Int>", "Part<Int>"],
      ["Part<Bool>", "Part<Character>", "Part<Bool>"],
      ["Part<Double>", "Part<UInt>", "Part<Float>", "Part<Double>"],
    ]
    for _ in 0..<5 { #expect(try report() == expected) }
  }

  @Test func `S02: missing bindings in unrelated parts are reported together`() throws {
    let error = try rejection {
      Transient { (_: Part<Int>) in Service("") }
      Transient { (_: Part<Bool>) in Client("") }
    }
    #expect(error.ids == [.missingBinding, .missingBinding])
    #expect(error.issues.map { $0.chain.last?.name } == ["Part<Int>", "Part<Bool>"])
  }

  @Test func `M33: contributions of closed generics come in the order of registration`() throws {
    let container = try Container {
      Contribute<any Named> { Generic<Int>() }
      Contribute<any Named> { Generic<String>() }
      Contribute<any Named> { Generic<Bool>() }
    }
    #expect(container.resolve([any Named].self).map(\.name) == ["Int", "String", "Bool"])
  }
}

// MARK: - Fixtures

private struct Refusal: Error {}
private final class Part<Mark>: Sendable {}

private final class Service: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Client: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Chain: Sendable {
  let next: Lazy<Chain>
  init(next: Lazy<Chain>) { self.next = next }
}

private protocol Named { var name: String { get } }

private struct Generic<Value>: Named {
  var name: String { "\(Value.self)" }
}
