import Joinery

extension WiringPair {
  static let all = [
    WiringPair("a chain", ChainGraph.self) {
      Singleton(A.init)
      Singleton(B.init(a:))
      Transient(C.init(b:))
    },
    WiringPair("V26: a diamond", DiamondGraph.self) {
      Singleton(A.init)
      Singleton(B.init(a:))
      Singleton(D.init(a:))
      Transient(E.init(b:d:))
    },
    WiringPair("a protocol", ProtocolGraph.self) {
      Singleton<any Letter>(A.init)
      Singleton(Reader.init(letter:))
    },
    WiringPair("an input", InputGraph.self) {
      Instance(7)
      Transient(Number.init(value:))
    },
    WiringPair("values that are shared while they are held", WeakGraph.self) {
      Weak(A.init)
      Weak(B.init(a:))
    },
    WiringPair("what has to be awaited", AwaitedGraph.self) {
      Singleton(A.init)
      Singleton(Opened.open(a:))
      Singleton(Checked.check(a:))
      Singleton(OpenedUser.init(opened:checked:))
    },
    WiringPair("the main actor", MainGraph.self) {
      Singleton(A.init)
      Singleton(main: Screen.init(a:))
      Transient(main: Window.init(screen:))
    },
    WiringPair("a factory with arguments", AssistedGraph.self) {
      Singleton(A.init)
      Assisted(Int.self, make: Row.init(index:a:))
    },
    WiringPair("a cycle that a factory breaks", FactoryGraph.self) {
      Singleton(Cart.init(makeItem:))
      Assisted(Int.self, make: Item.init(number:cart:))
    },
    WiringPair("an optional need", OptionalGraph.self) {
      Singleton(A.init)
      Singleton(OptionalUser.init(a:))
    },
    WiringPair("a generic type", GenericGraph.self) {
      Instance(7)
      Singleton(Box<Int>.init(value:))
      Singleton(Box<Box<Int>>.init(box:))
    },
    WiringPair("a function with a body", BodyGraph.self) {
      Singleton(A.init)
      Singleton { (a: A) in B(a: a) }
      Transient(C.init(b:))
    },
    WiringPair("several that nothing joins", SeparateGraph.self) {
      Singleton(A.init)
      Transient(Lonely.init)
    },
    WiringPair("a transient below a singleton", CaptiveGraph.self) {
      Transient(A.init)
      Singleton(B.init(a:))
    },
  ]
}

// MARK: - Fixtures

private protocol Letter: Sendable {}

private final class A: Letter {}

private final class B: Sendable {
  init(a: A) {}
}

private final class C: Sendable {
  init(b: B) {}
}

private final class D: Sendable {
  init(a: A) {}
}

private final class E: Sendable {
  init(b: B, d: D) {}
}

private final class Reader: Sendable {
  init(letter: any Letter) {}
}

private final class Number: Sendable {
  init(value: Int) {}
}

private final class Opened: Sendable {
  static func open(a: A) async throws -> Opened { Opened() }
}

private final class Checked: Sendable {
  static func check(a: A) throws -> Checked { Checked() }
}

private final class OpenedUser: Sendable {
  init(opened: Opened, checked: Checked) {}
}

@MainActor private final class Screen {
  init(a: A) {}
}

@MainActor private final class Window {
  init(screen: Screen) {}
}

private final class Row: Sendable {
  init(index: Int, a: A) {}
}

private final class Cart: Sendable {
  init(makeItem: @escaping @Sendable (Int) -> Item) {}
}

private final class Item: Sendable {
  init(number: Int, cart: Cart) {}
}

private final class OptionalUser: Sendable {
  init(a: A?) {}
}

private final class Box<Value: Sendable>: Sendable {
  init(value: Value) {}
  init(box: Value) {}
}

private final class Lonely: Sendable {}

@Graph private final class ChainGraph: Sendable {
  @Singleton(A.init) var a: A
  @Singleton(B.init(a:)) var b: B
  @Transient(C.init(b:)) var c: C
}

@Graph private final class DiamondGraph: Sendable {
  @Singleton(A.init) var a: A
  @Singleton(B.init(a:)) var b: B
  @Singleton(D.init(a:)) var d: D
  @Transient(E.init(b:d:)) var e: E
}

@Graph private final class ProtocolGraph: Sendable {
  @Singleton(A.init) var letter: any Letter
  @Singleton(Reader.init(letter:)) var reader: Reader
}

@Graph private final class InputGraph: Sendable {
  let value: Int
  @Transient(Number.init(value:)) var number: Number
}

@Graph private final class WeakGraph: Sendable {
  @Weak(A.init) var a: A
  @Weak(B.init(a:)) var b: B
}

@Graph private final class AwaitedGraph: Sendable {
  @Singleton(A.init) var a: A
  @Singleton(Opened.open(a:)) var opened: Opened
  @Singleton(Checked.check(a:)) var checked: Checked
  @Singleton(OpenedUser.init(opened:checked:)) var user: OpenedUser
}

@Graph private final class MainGraph: Sendable {
  @Singleton(A.init) var a: A
  @MainActor @Singleton(Screen.init(a:)) var screen: Screen
  @MainActor @Transient(Window.init(screen:)) var window: Window
}

@Graph private final class AssistedGraph: Sendable {
  @Singleton(A.init) var a: A
  @Assisted(Row.init(index:a:)) func makeRow(index: Int) -> Row
}

@Graph private final class FactoryGraph: Sendable {
  @Singleton(Cart.init(makeItem:)) var cart: Cart
  @Assisted(Item.init(number:cart:)) func makeItem(number: Int) -> Item
}

@Graph private final class OptionalGraph: Sendable {
  @Singleton(A.init) var a: A
  @Singleton(OptionalUser.init(a:)) var user: OptionalUser
}

@Graph private final class GenericGraph: Sendable {
  let value: Int
  @Singleton(Box<Int>.init(value:)) var box: Box<Int>
  @Singleton(Box<Box<Int>>.init(box:)) var boxes: Box<Box<Int>>
}

@Graph private final class BodyGraph: Sendable {
  @Singleton(A.init) var a: A
  @Singleton func makeB() -> B { B(a: a) }
  @Transient(C.init(b:)) var c: C
}

@Graph private final class SeparateGraph: Sendable {
  @Singleton(A.init) var a: A
  @Transient(Lonely.init) var lonely: Lonely
}

@Graph private final class CaptiveGraph: Sendable {
  @Transient(A.init) var a: A
  @Singleton(B.init(a:)) var b: B
}
