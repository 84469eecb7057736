import Joinery
import JoineryAnalysis
import JoineryThreads
import Testing

/// The rows of the JSR-330 compatibility kit that a container of initialisers and steps can express.
///
/// Marks on initialisers, fields and methods don't exist here: what is injected is what a binding
/// names, so the rows on marks are about which function a binding calls.
@Suite struct CarTests {
  @Test func `T01: plain parameters get plain bindings, qualified ones qualified`() throws {
    let container = try Container { carBindings }
    let car: Convertible = container.resolve()
    #expect(type(of: car.seat) == Seat.self)
    #expect(car.driversSeat is DriversSeat)
    #expect(type(of: car.tire) == Tire.self)
    #expect(car.spare is SpareTire)
  }

  @Test func `T02, T03: what steps inject follows the same selection`() throws {
    let container = try Container { carBindings }
    let car: Convertible = container.resolve()
    let injected = car.injected
    #expect(injected.seat.map { type(of: $0) == Seat.self } == true)
    #expect(injected.driversSeat is DriversSeat)
    #expect(injected.tire.map { type(of: $0) == Tire.self } == true)
    #expect(injected.spare is SpareTire)
  }

  @Test func `T04, T05, T06, T07: providers give objects of the right type, wherever injected`()
    throws
  {
    let container = try Container { carBindings }
    let car: Convertible = container.resolve()
    for providers in [car.providers, try #require(car.injected.providers)] {
      #expect(type(of: try providers.seat.get()) == Seat.self)
      #expect(try providers.driversSeat.get().value is DriversSeat)
      #expect(type(of: try providers.tire.get()) == Tire.self)
      #expect(try providers.spare.get().value is SpareTire)
      #expect(try providers.engine.get() is V8)
    }
    withExtendedLifetime(container) {}
  }

  @Test func `T08: a provider of a singleton gives the same object each time`() throws {
    let container = try Container { carBindings }
    let car: Convertible = container.resolve()
    for providers in [car.providers, try #require(car.injected.providers)] {
      #expect(try providers.seat.get() === providers.seat.get())
      #expect(try providers.seat.get() === car.seat)
    }
    withExtendedLifetime(container) {}
  }

  @Test func `T09: a provider of a transient gives a new object each time`() throws {
    let container = try Container { carBindings }
    let car: Convertible = container.resolve()
    for providers in [car.providers, try #require(car.injected.providers)] {
      #expect(try providers.tire.get() !== providers.tire.get())
      #expect(try providers.driversSeat.get().value !== providers.driversSeat.get().value)
    }
    withExtendedLifetime(container) {}
  }

  @Test func `T11: an injected method with several parameters gets all of them`() throws {
    let engine = try #require(
      try Container { carBindings }.get((any Engine).self) as? V8)
    #expect(engine.parts == ["tire", "seat", "cupholder"])
  }

  @Test func `T13: a type with an initialiser without parameters needs nothing else`() throws {
    let container = try Container { Transient(Cupholder.init) }
    #expect(container.resolve(Cupholder.self).seat == nil)
  }

  @Test func `T17, T18: a supertype's steps run before a subtype's, in the order they are written`()
    throws
  {
    let tire = try Container { carBindings }.resolve(Tire.self, qualifier: Spare.self)
    #expect(tire.journal == ["super property", "super method", "sub property", "sub method"])
  }

  @Test func `T20, T21, T22: a method is called if a step calls it, as it is overridden`() throws {
    let container = try Container {
      Transient<Tire>(SpareTire.init).configured { (tire: Tire) in tire.inflate() }
      Transient<Tire>({ SpareTire() }, qualifier: Spare.self)
    }
    #expect(container.resolve(Tire.self).journal == ["spare inflated"])
    #expect(container.resolve(Tire.self, qualifier: Spare.self).journal == [])
  }

  @Test func `T28: the lifetime of a supertype's binding is not inherited`() throws {
    let container = try Container { carBindings }
    #expect(container.resolve(Seat.self) === container.resolve(Seat.self))
    let first = container.resolve(Seat.self, qualifier: Drivers.self)
    let second = container.resolve(Seat.self, qualifier: Drivers.self)
    #expect(first !== second)
    #expect(first !== container.resolve(Seat.self))
  }

  @Test func `T31: one request for the root makes the whole graph`() throws {
    let container = try Container {
      carBindings
      Transient { (car: any Car, spare: Qualified<Tire, Spare>) in
        Driver(car: car, spare: spare.value)
      }
    }
    let driver: Driver = container.resolve()
    let car = try #require(driver.car as? Convertible)
    #expect(driver.spare is SpareTire)
    #expect(car.seat.cupholder.seat == nil)
    #expect(car.injected.seat === car.seat)
    #expect(car.engine is V8)
  }
}

// MARK: - Fixtures

private enum Drivers {}
private enum Spare {}

@BindingBuilder private var carBindings: BindingList {
  Transient<any Car> { (car: Convertible) in car }
  Singleton(Convertible.init(seat:driversSeat:tire:spare:engine:providers:))
    .configured {
      (
        car: Convertible, seat: Seat, driversSeat: Qualified<Seat, Drivers>, tire: Tire,
        spare: Qualified<Tire, Spare>
      ) in
      car.inject {
        $0.seat = seat
        $0.driversSeat = driversSeat.value
        $0.tire = tire
        $0.spare = spare.value
      }
    }
    .configured { (car: Convertible, providers: Providers) in
      car.inject { $0.providers = providers }
    }
  Transient(Providers.init(seat:driversSeat:tire:spare:engine:))
  Singleton(Seat.init(cupholder:))
  Transient<Seat>(DriversSeat.init(cupholder:), qualifier: Drivers.self)
  Transient { Tire() }
  Transient<Tire>({ SpareTire() }, qualifier: Spare.self)
    .configured { (tire: Tire) in
      tire.note("super property")
      tire.note("super method")
    }
    .configured { (tire: Tire) in
      tire.note("sub property")
      tire.note("sub method")
    }
  Transient(Cupholder.init)
  Transient<any Engine>(V8.init)
    .configured { (engine: any Engine, _: Tire, _: Seat, _: Cupholder) in
      (engine as? V8)?.fit("tire", "seat", "cupholder")
    }
}

private protocol Car: Sendable {}
private protocol Engine: Sendable {}

private class Seat: @unchecked Sendable {
  // `@unchecked`: stores constants alone.
  let cupholder: Cupholder
  required init(cupholder: Cupholder) { self.cupholder = cupholder }
}

private final class DriversSeat: Seat, @unchecked Sendable {}

private class Tire: @unchecked Sendable {
  // `@unchecked`: the only stored property is a lock.
  private let lines = Mutex<[String]>([])
  required init() {}
  var journal: [String] { lines.withLock { $0 } }
  func note(_ line: String) { lines.withLock { $0.append(line) } }
  func inflate() { note("inflated") }
}

private final class SpareTire: Tire, @unchecked Sendable {
  override func inflate() { note("spare inflated") }
}

private struct Cupholder: Sendable {
  let seat: Seat?
  init() { seat = nil }
}

private final class V8: Engine {
  private let fitted = Mutex<[String]>([])
  var parts: [String] { fitted.withLock { $0 } }
  func fit(_ parts: String...) { fitted.withLock { $0 += parts } }
}

private struct Providers: Sendable {
  let seat: Provider<Seat>
  let driversSeat: Provider<Qualified<Seat, Drivers>>
  let tire: Provider<Tire>
  let spare: Provider<Qualified<Tire, Spare>>
  let engine: Provider<any Engine>
}

private final class Convertible: Car {
  struct Injected {
    var seat: Seat?
    var driversSeat: Seat?
    var tire: Tire?
    var spare: Tire?
    var providers: Providers?
  }

  let seat: Seat
  let driversSeat: Seat
  let tire: Tire
  let spare: Tire
  let engine: any Engine
  let providers: Providers
  private let later = Mutex(Injected())

  init(
    seat: Seat, driversSeat: Qualified<Seat, Drivers>, tire: Tire, spare: Qualified<Tire, Spare>,
    engine: any Engine, providers: Providers
  ) {
    self.seat = seat
    self.driversSeat = driversSeat.value
    self.tire = tire
    self.spare = spare.value
    self.engine = engine
    self.providers = providers
  }

  var injected: Injected { later.withLock { $0 } }
  func inject(_ change: @Sendable (inout Injected) -> Void) { later.withLock { change(&$0) } }
}

private struct Driver {
  let car: any Car
  let spare: Tire
}
