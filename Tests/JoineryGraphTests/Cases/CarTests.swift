import Joinery
import Testing

/// The rows of the JSR-330 compatibility kit that a graph of initialisers and bodies can express.
///
/// Members of one type have names where the kit has qualifiers, functions stand for its providers, and
/// a body sets properties and calls methods.
@Suite struct CarTests {
  private let graph = CarGraph()

  @Test func `T01: each label gets the member of its name, also among several of one type`() {
    let car = graph.car
    #expect(type(of: car.seat) == Seat.self)
    #expect(car.driversSeat is DriversSeat)
    #expect(type(of: car.tire) == Tire.self)
    #expect(car.spareTire is SpareTire)
  }

  @Test func `T02, T03, T11: what a body sets and passes to methods follows the same selection`() {
    let fitted = graph.fitted
    #expect(fitted.seat.map { type(of: $0) == Seat.self } == true)
    #expect(fitted.driversSeat is DriversSeat)
    #expect(fitted.tire.map { type(of: $0) == Tire.self } == true)
    #expect(fitted.spareTire is SpareTire)
  }

  @Test
  func `T04, T05, T06, T07: functions give objects of the right type, wherever they are kept`()
    throws
  {
    let fitted = graph.fitted
    for functions in [graph.car.functions, try #require(fitted.set), try #require(fitted.passed)] {
      #expect(type(of: functions.seat()) == Seat.self)
      #expect(functions.driversSeat() is DriversSeat)
      #expect(type(of: functions.tire()) == Tire.self)
      #expect(functions.spareTire() is SpareTire)
    }
  }

  @Test func `T08: a function that reads a singleton gives the same object each time`() {
    let functions = graph.car.functions
    #expect(functions.seat() === functions.seat())
    #expect(functions.seat() === graph.car.seat)
  }

  @Test func `T09: a function that reads a transient gives a new object each time`() {
    let functions = graph.car.functions
    #expect(functions.tire() !== functions.tire())
    #expect(functions.driversSeat() !== functions.driversSeat())
  }

  @Test func `T10, T12, T16: a body calls methods without arguments or with results, in its order`()
  {
    #expect(graph.fitted.steps == ["seats", "tires", "polish", "inspect"])
  }

  @Test func `T28: what a member is made of says nothing of how long another one lives`() {
    #expect(graph.seat === graph.seat)
    #expect(graph.driversSeat !== graph.driversSeat)
    #expect(graph.driversSeat !== graph.seat)
  }

  @Test func `T31: one read of the root makes the whole graph`() {
    let driver = graph.driver
    #expect(driver.car === graph.car)
    #expect(driver.car.seat === graph.seat)
    #expect(driver.spareTire is SpareTire)
  }
}

// MARK: - Fixtures

private class Seat {}
private final class DriversSeat: Seat {}
private class Tire {}
private final class SpareTire: Tire {}

private struct Functions {
  let seat: () -> Seat
  let driversSeat: () -> Seat
  let tire: () -> Tire
  let spareTire: () -> Tire

  init(
    getSeat: @escaping () -> Seat, getDriversSeat: @escaping () -> Seat,
    getTire: @escaping () -> Tire, getSpareTire: @escaping () -> Tire
  ) {
    seat = getSeat
    driversSeat = getDriversSeat
    tire = getTire
    spareTire = getSpareTire
  }
}

private final class Car {
  let seat: Seat
  let driversSeat: Seat
  let tire: Tire
  let spareTire: Tire
  let functions: Functions

  init(seat: Seat, driversSeat: Seat, tire: Tire, spareTire: Tire, functions: Functions) {
    self.seat = seat
    self.driversSeat = driversSeat
    self.tire = tire
    self.spareTire = spareTire
    self.functions = functions
  }
}

/// A car that is complete only after its initialiser.
private final class Fitted {
  var seat: Seat? { didSet { steps.append("seats") } }
  var driversSeat: Seat?
  var set: Functions?
  private(set) var tire: Tire?
  private(set) var spareTire: Tire?
  private(set) var passed: Functions?
  private(set) var steps: [String] = []

  func fit(_ tire: Tire, spare: Tire, _ functions: Functions) {
    self.tire = tire
    spareTire = spare
    passed = functions
    steps.append("tires")
  }

  func polish() { steps.append("polish") }

  func inspect() -> Bool {
    steps.append("inspect")
    return true
  }
}

private struct Driver {
  let car: Car
  let spareTire: Tire
}

@Graph private final class CarGraph {
  @Singleton(Seat.init) var seat: Seat
  @Transient(DriversSeat.init) var driversSeat: Seat
  @Transient(Tire.init) var tire: Tire
  @Transient(SpareTire.init) var spareTire: Tire
  @Transient(Functions.init(getSeat:getDriversSeat:getTire:getSpareTire:)) var functions: Functions
  @Singleton(Car.init(seat:driversSeat:tire:spareTire:functions:)) var car: Car
  @Transient(Driver.init(car:spareTire:)) var driver: Driver

  func getSeat() -> Seat { seat }
  func getDriversSeat() -> Seat { driversSeat }
  func getTire() -> Tire { tire }
  func getSpareTire() -> Tire { spareTire }

  @Singleton func makeFitted() -> Fitted {
    let fitted = Fitted()
    fitted.driversSeat = driversSeat
    fitted.set = functions
    fitted.seat = seat
    fitted.fit(tire, spare: spareTire, functions)
    fitted.polish()
    _ = fitted.inspect()
    return fitted
  }
}
