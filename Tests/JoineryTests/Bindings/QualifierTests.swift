import Joinery
import JoineryAnalysis
import JoineryTestSupport
import Testing

/// Several bindings of one type.
@Suite struct QualifierTests {
  @Test func `K16: each qualified parameter gets its own value`() throws {
    let container = try Container {
      Instance("plain")
      Instance("one", qualifier: One.self)
      Instance("two", qualifier: Two.self)
      Singleton(Client.init(plain:one:two:))
    }
    let client: Client = container.resolve()
    #expect([client.plain, client.one, client.two] == ["plain", "one", "two"])
  }

  @Test func `K10: a closed generic is bound under a qualifier, and needs plain values`() throws {
    let container = try Container {
      Instance(3)
      Singleton({ (number: Int) in Box<String>(number: number) }, qualifier: One.self)
    }
    #expect(container.resolve(Box<String>.self, qualifier: One.self).number == 3)
    #expect(container.find(Box<String>.self) == nil)
    #expect(container.find(Box<Int>.self, qualifier: One.self) == nil)
  }

  @Test func `K26: a plain parameter takes the plain value, whatever its owner is bound under`()
    throws
  {
    let container = try Container {
      Instance(1)
      Instance(2, qualifier: One.self)
      Singleton { (number: Int) in Box<String>(number: number) }
      Singleton({ (number: Int) in Box<String>(number: number) }, qualifier: One.self)
    }
    #expect(container.resolve(Box<String>.self).number == 1)
    #expect(container.resolve(Box<String>.self, qualifier: One.self).number == 1)
  }

  @Test func `K29: a choice at run time is a function that picks among qualified values`() throws {
    let made = Counter()
    let container = try Container {
      Singleton({ Box<Int>(number: 1) }, qualifier: One.self)
      Singleton({ Box<Int>(number: made.increment() + 1) }, qualifier: Two.self)
      Assisted(String.self) {
        (name: String, one: Lazy<Qualified<Box<Int>, One>>, two: Lazy<Qualified<Box<Int>, Two>>) in
        name == "two" ? two.value.value : one.value.value
      }
    }
    let choose: (String) -> Box<Int> = container.resolve()
    #expect(choose("one").number == 1)
    #expect(made.value == 0)
    #expect(choose("two").number == 2)
  }

  @Test func `S12: what is bound under one qualifier several times is one error with all places`()
    throws
  {
    let error = try rejection {
      Instance("first", qualifier: One.self)
      Instance("second", qualifier: One.self)
      Instance("third", qualifier: One.self)
      Instance("other", qualifier: Two.self)
    }
    #expect(error.ids == [.duplicateBinding])
    #expect(error.headlines.first?.contains("String (One)") == true)
    #expect(error.issues.first?.notes.count == 3)
  }

  @Test func `K11: a qualified instance is the same object each time`() throws {
    let box = Box<Int>(number: 1)
    let container = try Container { Instance(box, qualifier: One.self) }
    #expect(container.resolve(Box<Int>.self, qualifier: One.self) === box)
    #expect(container.resolve(Qualified<Box<Int>, One>.self).value === box)
  }

  @Test func `K18: a missing qualified value is left out by an optional parameter`() throws {
    let container = try Container {
      Transient { (text: Qualified<String, One>?) in Box<Int>(number: text == nil ? 0 : 1) }
    }
    #expect(container.resolve(Box<Int>.self).number == 0)
    #expect(
      try container.scope { Instance("a", qualifier: One.self) }.resolve(Box<Int>.self).number == 1)
  }

  @Test func `K19: a qualified transient is new each time`() throws {
    let container = try Container {
      Transient({ Box<Int>(number: 1) }, qualifier: One.self)
      Transient { (first: Qualified<Box<Int>, One>, second: Qualified<Box<Int>, One>) in
        first.value === second.value
      }
    }
    #expect(
      container.resolve(Box<Int>.self, qualifier: One.self)
        !== container.resolve(Box<Int>.self, qualifier: One.self))
    #expect(container.resolve(Bool.self) == false)
  }

  @Test func `K28: a qualified value is found under its qualifier alone`() throws {
    let container = try Container {
      Singleton<any Named>({ Name() }, qualifier: One.self)
      Contribute(Instance("element", qualifier: Two.self))
    }
    #expect(container.find((any Named).self, qualifier: One.self) != nil)
    #expect(container.find((any Named).self, qualifier: Two.self) == nil)
    #expect(container.find((any Named).self) == nil)
    #expect(container.find(Name.self, qualifier: One.self) == nil)
    #expect(container.find(String.self, qualifier: Two.self) == nil)
    #expect(container.find([Qualified<String, Two>].self)?.count == 1)
  }

  @Test func `a qualifier may be any type, which is never made`() throws {
    let container = try Container {
      Instance(1, qualifier: Never.self)
      Instance(2, qualifier: Int.self)
      Instance(3, qualifier: (any Named).self)
      Instance(4, qualifier: Box<String>.self)
      Instance(5, qualifier: (Int, String).self)
    }
    #expect(container.resolve(Int.self, qualifier: Never.self) == 1)
    #expect(container.resolve(Int.self, qualifier: Int.self) == 2)
    #expect(container.resolve(Int.self, qualifier: (any Named).self) == 3)
    #expect(container.resolve(Int.self, qualifier: Box<String>.self) == 4)
    #expect(container.resolve(Int.self, qualifier: (Int, String).self) == 5)
  }

  @Test func `a qualified value may be bound as the qualified type itself`() throws {
    let container = try Container {
      Instance(Qualified<String, One>("as a structure"))
      Instance("by its qualifier", qualifier: Two.self)
    }
    #expect(container.resolve(String.self, qualifier: One.self) == "as a structure")
    #expect(
      try rejection {
        Instance(Qualified<String, One>("as a structure"))
        Instance("by its qualifier", qualifier: One.self)
      }.ids == [.duplicateBinding])
  }

  @Test func `qualified transients that aren't Sendable are handed over`() throws {
    let container = try Container { Transient({ Mutable() }, qualifier: One.self) }
    let mutable = container.resolve(Mutable.self, qualifier: One.self)
    mutable.count += 1
    let other = try container.get(Mutable.self, qualifier: One.self)
    #expect(mutable.count == 1)
    #expect(other.count == 0)
  }

  @Test func `T23: an override of a qualified binding needs the qualifier itself`() throws {
    let error = try rejection {
      Instance("one", qualifier: One.self)
      Override(Instance("plain"))
    }
    #expect(error.ids == [.overrideOfNothing])
    #expect(error.issues.first?.nearMisses.map(\.reason) == [.otherQualifier])
  }
}

// MARK: - Fixtures

private enum One {}
private enum Two {}
private protocol Named: Sendable {}
private struct Name: Named {}
private final class Mutable { var count = 0 }

private final class Box<Value>: Sendable {
  let number: Int
  init(number: Int) { self.number = number }
}

private final class Client: Sendable {
  let plain: String
  let one: String
  let two: String

  init(plain: String, one: Qualified<String, One>, two: Qualified<String, Two>) {
    self.plain = plain
    self.one = one.value
    self.two = two.value
  }
}
