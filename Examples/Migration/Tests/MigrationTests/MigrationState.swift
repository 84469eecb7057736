import DependenciesAfter
import DependenciesBefore
import DependenciesBetween
import FactoryAfter
import FactoryBefore
import FactoryBetween
import LocatorAfter
import LocatorBefore
import LocatorLent
import LocatorMoved
import NeedleAfter
import NeedleBefore
import NeedleBetween
import ShopKit
import SingletonsAfter
import SingletonsBefore
import SingletonsDefaults
import SingletonsLent
import SwinjectAfter
import SwinjectBefore
import SwinjectBetween
import Testing

/// A state of a migration: its program, and its program with a double.
struct MigrationState: CustomTestStringConvertible {
  var testDescription: String
  var program: @Sendable () throws -> [String]
  var programWithDouble: @Sendable (any Analytics) throws -> [String]

  init(
    _ name: String, _ program: @escaping @Sendable () throws -> [String],
    _ programWithDouble: @escaping @Sendable (any Analytics) throws -> [String]
  ) {
    testDescription = name
    self.program = program
    self.programWithDouble = programWithDouble
  }

  static let all = [
    Self("singletons, before", SingletonsBefore.program, SingletonsBefore.program(analytics:)),
    Self(
      "singletons, defaults", SingletonsDefaults.program, SingletonsDefaults.program(analytics:)),
    Self("singletons, lent", SingletonsLent.program, SingletonsLent.program(analytics:)),
    Self("singletons, after", SingletonsAfter.program, SingletonsAfter.program(analytics:)),
    Self("locator, before", LocatorBefore.program, LocatorBefore.program(analytics:)),
    Self("locator, moved", LocatorMoved.program, LocatorMoved.program(analytics:)),
    Self("locator, lent", LocatorLent.program, LocatorLent.program(analytics:)),
    Self("locator, after", LocatorAfter.program, LocatorAfter.program(analytics:)),
    Self("Factory, before", FactoryBefore.program, FactoryBefore.program(analytics:)),
    Self("Factory, between", FactoryBetween.program, FactoryBetween.program(analytics:)),
    Self("Factory, after", FactoryAfter.program, FactoryAfter.program(analytics:)),
    Self("Swinject, before", SwinjectBefore.program, SwinjectBefore.program(analytics:)),
    Self("Swinject, between", SwinjectBetween.program, SwinjectBetween.program(analytics:)),
    Self("Swinject, after", SwinjectAfter.program, SwinjectAfter.program(analytics:)),
    Self(
      "Dependencies, before", DependenciesBefore.program, DependenciesBefore.program(analytics:)),
    Self(
      "Dependencies, between", DependenciesBetween.program,
      DependenciesBetween.program(analytics:)),
    Self("Dependencies, after", DependenciesAfter.program, DependenciesAfter.program(analytics:)),
    Self("Needle, before", NeedleBefore.program, NeedleBefore.program(analytics:)),
    Self("Needle, between", NeedleBetween.program, NeedleBetween.program(analytics:)),
    Self("Needle, after", NeedleAfter.program, NeedleAfter.program(analytics:)),
  ]
}
