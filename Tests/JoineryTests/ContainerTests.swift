import Joinery
import JoineryAnalysis
import Testing

protocol Animal: Sendable { var name: String { get } }
final class Cat: Animal { let name = "cat" }
final class Dog: Animal { let name = "dog" }
final class Owner: Sendable {
  let animal: any Animal
  init(animal: any Animal) { self.animal = animal }
}

@Suite struct ContainerSmokeTests {
  @Test func `M01: a protocol gives the implementation, which is not thereby bound`() throws {
    let container = try Container {
      Singleton<any Animal>(Cat.init)
      Transient(Owner.init(animal:))
    }
    let animal: any Animal = container.resolve()
    #expect(animal.name == "cat")
    #expect(container.find(Cat.self) == nil)
    #expect(container.resolve(Owner.self) !== container.resolve(Owner.self))
    #expect((container.resolve(Owner.self).animal as? Cat) === (animal as? Cat))
  }
}
