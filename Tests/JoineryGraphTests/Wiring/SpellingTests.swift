import Joinery
import Testing

/// Every way in which a person may write one construction.
@Suite struct SpellingTests {
  @Test func `M02, T01: an initialiser with labels takes the members of the same names`() {
    let graph = InitializerGraph(power: 5)
    #expect(graph.car.engine === graph.engine)
    #expect(graph.car.wheels === graph.wheels)
    #expect(graph.engine.power == 5)
  }

  @Test func `T13: an initialiser without parameters is named without labels`() {
    #expect(InitializerGraph(power: 5).wheels.count == 4)
  }

  @Test func `M12: a function with a body calls the initialiser itself`() {
    let graph = BodyGraph()
    #expect(graph.car.engine === graph.engine)
    #expect(graph.car === graph.car)
    #expect(graph.spareWheels !== graph.spareWheels)
  }

  @Test func `a type alias names the initialiser of its type`() {
    let graph = AliasGraph()
    #expect(graph.car.engine === graph.engine)
    #expect(graph.box.value === graph.engine)
  }

  @Test func `an initialiser may stand in an extension`() {
    let graph = ExtensionGraph()
    #expect(graph.car.engine === graph.motor)
  }

  @Test func `a nested type is named with the types around it`() {
    let graph = NestedTypeGraph()
    #expect(graph.piston.cylinder === graph.cylinder)
  }

  @Test func `M24: a generic type is named with its arguments`() {
    let graph = GenericTypeGraph(value: 3)
    #expect(graph.box.value == 3)
    #expect(graph.boxes.value === graph.box)
    #expect(graph.pair.first == 3)
    #expect(graph.pair.second === graph.box)
  }

  @Test func `a name in backticks is wired by the name without them`() {
    let graph = BacktickGraph()
    #expect(graph.`class`.students === graph.`repeat`)
    #expect(graph.loud.`repeat` === graph.`repeat`)
  }

  @Test func `a static function is named with its type`() {
    let graph = StaticFunctionGraph()
    #expect(graph.car.engine === graph.engine)
    #expect(graph.engine.power == 12)
  }

  @Test func `a free function is named alone, or with its module`() {
    let graph = FreeFunctionGraph()
    #expect(graph.car.engine === graph.engine)
    #expect(graph.other.engine === graph.engine)
    #expect(graph.engine.power == 9)
  }

  @Test func `M31: a conversion tells overloads apart`() {
    let graph = OverloadGraph(value: 4)
    #expect(graph.number == 8)
    #expect(graph.text == "4!")
  }

  @Test func `a reference may be in parentheses`() {
    let graph = ParenthesesGraph()
    #expect(graph.car.engine === graph.engine)
  }

  @Test func `an initialiser may fail`() {
    #expect(FailableGraph(rating: 1).engine?.power == 1)
    #expect(FailableGraph(rating: -1).engine == nil)
  }

  @Test func `an initialiser may be that of a structure, an enumeration or an actor`() {
    let graph = KindsGraph(power: 2)
    #expect(graph.plan.power == 2)
    #expect(graph.gear.power == 2)
    #expect(graph.garage.plan.power == 2)
  }

  @Test func `a type may be named with its module`() {
    let graph = ModuleGraph()
    #expect(graph.car.engine === graph.engine)
  }
}

// MARK: - Fixtures

private final class Engine: Sendable {
  let power: Int

  init() { power = 1 }
  init(power: Int) { self.power = power }
  init?(rating: Int) {
    guard rating >= 0 else { return nil }
    power = rating
  }

  static func strong() -> Engine { Engine(power: 12) }
}

private final class Wheels: Sendable {
  let count: Int

  init(count: Int = 4) { self.count = count }
}

private final class Car: Sendable {
  let engine: Engine
  let wheels: Wheels

  init(engine: Engine, wheels: Wheels) {
    self.engine = engine
    self.wheels = wheels
  }

  struct Factory {
    static func assemble(engine: Engine) -> Car { Car(engine: engine, wheels: Wheels()) }
  }
}

extension Car {
  fileprivate convenience init(motor: Engine) { self.init(engine: motor, wheels: Wheels()) }
}

private final class Box<Value: Sendable>: Sendable {
  let value: Value

  init(value: Value) { self.value = value }
}

private struct Pair<First: Sendable, Second: Sendable>: Sendable {
  let first: First
  let second: Second
}

extension Box {
  fileprivate convenience init(box: Value) { self.init(value: box) }
}

private enum Machine {
  final class Cylinder: Sendable {}

  enum Part {
    final class Piston: Sendable {
      let cylinder: Cylinder

      init(cylinder: Cylinder) { self.cylinder = cylinder }
    }
  }
}

private typealias Automobile = Car
private typealias EngineBox = Box<Engine>

extension Box where Value == Engine {
  fileprivate convenience init(engine: Engine) { self.init(value: engine) }
}

@Graph private final class InitializerGraph: Sendable {
  let power: Int
  @Singleton(Engine.init(power:)) var engine: Engine
  @Singleton(Wheels.init) var wheels: Wheels
  @Singleton(Car.init(engine:wheels:)) var car: Car
}

extension Wheels {
  fileprivate convenience init() { self.init(count: 4) }
}

@Graph private final class BodyGraph: Sendable {
  @Singleton func makeEngine() -> Engine { Engine(power: 3) }
  @Singleton func makeCar() -> Car { Car(engine: engine, wheels: spareWheels) }
  var spareWheels: Wheels { Wheels(count: 1) }
}

@Graph private final class AliasGraph: Sendable {
  @Singleton(Engine.init as () -> Engine) var engine: Engine
  @Singleton(Wheels.init) var wheels: Wheels
  @Singleton(Automobile.init(engine:wheels:)) var car: Automobile
  @Singleton(EngineBox.init(engine:)) var box: EngineBox
}

@Graph private final class ExtensionGraph: Sendable {
  @Singleton(Engine.init as () -> Engine) var motor: Engine
  @Singleton(Car.init(motor:)) var car: Car
}

@Graph private final class NestedTypeGraph: Sendable {
  @Singleton(Machine.Cylinder.init) var cylinder: Machine.Cylinder
  @Singleton(Machine.Part.Piston.init(cylinder:)) var piston: Machine.Part.Piston
}

@Graph private final class GenericTypeGraph: Sendable {
  let value: Int
  @Singleton(Box<Int>.init(value:)) var box: Box<Int>
  @Singleton(Box<Box<Int>>.init(box:)) var boxes: Box<Box<Int>>
  @Singleton(Pair<Int, Box<Int>>.init(first:second:)) var pair: Pair<Int, Box<Int>>
  private var first: Int { value }
  private var second: Box<Int> { box }
}

private final class Students: Sendable {}

private final class Classroom: Sendable {
  let students: Students

  init(`repeat` students: Students) { self.students = students }
}

private final class Loud: Sendable {
  let `repeat`: Students

  init(repeat: Students) { self.repeat = `repeat` }
}

@Graph private final class BacktickGraph: Sendable {
  @Singleton(Students.init) var `repeat`: Students
  @Singleton(Classroom.init(repeat:)) var `class`: Classroom
  @Singleton(Loud.init(repeat:)) var loud: Loud
}

@Graph private final class StaticFunctionGraph: Sendable {
  @Singleton(Engine.strong) var engine: Engine
  @Singleton(Car.Factory.assemble(engine:)) var car: Car
}

private func assemble(engine: Engine) -> Car { Car(engine: engine, wheels: Wheels()) }
private func strongEngine() -> Engine { Engine(power: 9) }

@Graph private final class FreeFunctionGraph: Sendable {
  @Singleton(strongEngine) var engine: Engine
  @Singleton(assemble(engine:)) var car: Car
  @Singleton(JoineryGraphTests.assemble(engine:)) var other: Car
}

private func convert(value: Int) -> Int { value * 2 }
private func convert(value: Int) -> String { "\(value)!" }

@Graph private final class OverloadGraph: Sendable {
  let value: Int
  @Singleton(convert(value:) as (Int) -> Int) var number: Int
  @Singleton(convert(value:) as @Sendable (Int) -> String) var text: String
}

@Graph private final class ParenthesesGraph: Sendable {
  @Singleton((Engine.strong)) var engine: Engine
  @Singleton(((Car.init(motor:)))) var car: Car
  private var motor: Engine { engine }
}

@Graph private final class FailableGraph: Sendable {
  let rating: Int
  @Singleton(Engine.init(rating:)) var engine: Engine?
}

private struct Plan: Sendable {
  let power: Int
}

private enum Gear: Sendable {
  case low(power: Int)

  var power: Int {
    switch self {
    case .low(let power): power
    }
  }
}

private actor Garage {
  let plan: Plan

  init(plan: Plan) { self.plan = plan }
}

@Graph private final class KindsGraph: Sendable {
  let power: Int
  @Singleton(Plan.init(power:)) var plan: Plan
  @Singleton(Gear.low(power:)) var gear: Gear
  @Singleton(Garage.init(plan:)) var garage: Garage
}

@Graph private final class ModuleGraph: Sendable {
  @Joinery.Singleton(JoineryGraphTests.Engine.strong) var engine: JoineryGraphTests.Engine
  @Singleton(JoineryGraphTests.Car.init(motor:)) var car: Car
  private var motor: Engine { engine }
}
