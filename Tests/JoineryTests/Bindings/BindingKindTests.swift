import Joinery
import JoineryAnalysis
import Testing

/// Every kind of binding, with a qualifier and without.
@Suite struct BindingKindTests {
  @Test func `M01: a protocol gives the implementation, which is not thereby bound`() throws {
    let container = try Container {
      Singleton<any Animal>(Cat.init)
      Transient(Owner.init(animal:))
    }
    let animal: any Animal = container.resolve()
    #expect(animal is Cat)
    #expect(container.find(Cat.self) == nil)
    #expect((container.resolve(Owner.self).animal as? Cat) === (animal as? Cat))
  }

  @Test func `M02: a concrete type is bound as itself`() throws {
    let container = try Container { Transient(Cat.init) }
    #expect(type(of: container.resolve(Cat.self)) == Cat.self)
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `M03, M04, M05: each lifetime shares what it promises to share`(
    kind: Kind, isQualified: Bool
  ) throws {
    let instance = Cat()
    let container = try Container { kind.binding(isQualified: isQualified, instance: instance) }
    let scope = try container.scope()
    func cat() throws -> Cat {
      isQualified ? try scope.get(Cat.self, qualifier: Pet.self) : try scope.get()
    }
    let first = try cat()
    let second = try cat()
    #expect((first === second) == kind.isShared)
    if kind == .instance { #expect(first === instance) }
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `K01: a binding is found with its qualifier and not without, and the other way round`(
    kind: Kind, isQualified: Bool
  ) throws {
    let scope = try Container { kind.binding(isQualified: isQualified, instance: Cat()) }.scope()
    #expect(try scope.has(Cat.self) == !isQualified)
    #expect(try scope.has(Qualified<Cat, Pet>.self) == isQualified)
    #expect(try !scope.has(Qualified<Cat, Stray>.self))
    #expect(scope.find(Cat.self, qualifier: Stray.self) == nil)
  }

  @Test(arguments: Kind.allCases)
  func `K01: each qualifier gives its own value`(kind: Kind) throws {
    let scope = try Container {
      kind.binding(isQualified: false, instance: Cat())
      kind.binding(isQualified: true, instance: Cat())
    }
    .scope()
    let (plain, pet) = (scope.resolve(Cat.self), try scope.get(Cat.self, qualifier: Pet.self))
    #expect(plain !== pet)
    #expect((scope.resolve(Cat.self) === plain) == kind.isShared)
  }

  @Test(arguments: Kind.allCases)
  func `the description tells the kind, the effects and the place of a binding`(kind: Kind) throws {
    let container = try Container { kind.binding(isQualified: true, instance: Cat()) }
    let node = try #require(container.description.nodes.first)
    #expect(node.role == .binding)
    #expect(node.lifetime == kind.lifetime)
    #expect(node.key.type.hasSuffix("Cat"))
    #expect(node.key.qualifier?.hasSuffix("Pet") == true)
    #expect(node.place?.file == "JoineryTests/BindingKindTests.swift")
    #expect(node.effects == [])
  }

  @Test func `a factory that can throw is described as such`() throws {
    let container = try Container {
      Singleton { () throws -> Cat in Cat() }
      Transient { 1 }.configured { (_: Int) throws in }
      Transient { "" }.configured { (_: String) in }
    }
    #expect(container.description.nodes.map(\.effects) == [.throwing, .throwing, []])
  }

  @Test func `G04: a singleton is one for each container`() throws {
    let module = Module { Singleton(Cat.init) }
    let first = try Container { module }
    let second = try Container { module }
    #expect(first.resolve(Cat.self) !== second.resolve(Cat.self))
  }

  @Test func `M38: structures are bound like classes`() throws {
    let container = try Container {
      Singleton { Size() }
      Contribute(Instance(Size(width: 1)))
      Contribute { Size(width: 2) }
      Transient { (size: Size, all: [Size]) in "\(size.width) \(all.map(\.width))" }
    }
    #expect(container.resolve(Size.self).width == 0)
    #expect(container.resolve(String.self) == "0 [1, 2]")
  }

  @Test func `values that take no space, or a great deal, are kept as they are`() throws {
    let big = Big(numbers: (1, 2, 3, 4, 5, 6, 7, 8), text: String(repeating: "a", count: 100))
    let container = try Container {
      Singleton { Nothing() }
      Instance(big)
      Singleton { (first: Int, second: String) in (first, second) }
      Instance(3)
      Instance("three")
      Singleton { Kind.weak }
      Singleton { Int.self as Any.Type }
    }
    _ = container.resolve(Nothing.self)
    #expect(container.resolve(Big.self).text == big.text)
    #expect(container.resolve(Big.self).numbers.7 == 8)
    #expect(container.resolve((Int, String).self) == (3, "three"))
    #expect(container.resolve(Kind.self) == .weak)
    #expect(container.resolve(Any.Type.self) is Int.Type)
  }

  @Test func `M31: the initialiser that is named is the one that is called`() throws {
    let container = try Container {
      Instance("text")
      Instance(7)
      Singleton(Choice.init(text:), qualifier: Pet.self)
      Singleton(Choice.init(text:number:), qualifier: Stray.self)
      Singleton { Choice() }
    }
    #expect(container.resolve(Choice.self, qualifier: Pet.self).initialiser == "text")
    #expect(container.resolve(Choice.self, qualifier: Stray.self).initialiser == "text, number")
    #expect(container.resolve(Choice.self).initialiser == "none")
  }

  @Test func `M37: a default value is used by a closure that leaves the argument out`() throws {
    let container = try Container {
      Instance("text")
      Singleton { (text: String) in Choice(text: text, number: 1) }
    }
    #expect(container.resolve(Choice.self).initialiser == "text, number")
  }
}

// MARK: - Fixtures

enum Kind: CaseIterable {
  case instance, singleton, transient, scoped, weak

  var isShared: Bool { self != .transient }

  var lifetime: Lifetime {
    switch self {
    case .instance: .instance
    case .singleton: .singleton
    case .transient: .transient
    case .scoped: .scoped
    case .weak: .weak
    }
  }

  @BindingBuilder fileprivate func binding(isQualified: Bool, instance: Cat) -> BindingList {
    switch (self, isQualified) {
    case (.instance, false): Instance(instance)
    case (.instance, true): Instance(instance, qualifier: Pet.self)
    case (.singleton, false): Singleton(Cat.init)
    case (.singleton, true): Singleton(Cat.init, qualifier: Pet.self)
    case (.transient, false): Transient(Cat.init)
    case (.transient, true): Transient(Cat.init, qualifier: Pet.self)
    case (.scoped, false): Scoped(Cat.init)
    case (.scoped, true): Scoped(Cat.init, qualifier: Pet.self)
    case (.weak, false): Weak(Cat.init)
    case (.weak, true): Weak(Cat.init, qualifier: Pet.self)
    }
  }
}

extension Container {
  /// Whether a type is bound.
  fileprivate func has<Value>(_ type: Value.Type) throws -> Bool {
    do {
      _ = try get(type)
      return true
    } catch let error as GraphError where error.ids == [.notBound] {
      return false
    }
  }
}

private enum Pet {}
private enum Stray {}
private protocol Animal: Sendable {}
private final class Cat: Animal {}
private struct Nothing {}

private struct Big {
  let numbers: (Int, Int, Int, Int, Int, Int, Int, Int)
  let text: String
}

private final class Owner {
  let animal: any Animal
  init(animal: any Animal) { self.animal = animal }
}

private struct Size {
  var width = 0
  init() {}
  init(width: Int) { self.width = width }
}

private struct Choice {
  let initialiser: String
  init() { initialiser = "none" }
  init(text: String) { initialiser = "text" }
  init(text: String, number: Int) { initialiser = "text, number" }
}
