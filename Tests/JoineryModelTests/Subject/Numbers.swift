import JoineryTestSupport

/// A number that is a type, so that there are a thousand types of parts.
enum Place<Hundreds: Digit, Tens: Digit, Ones: Digit> {}

/// A number as a type.
protocol PlaceType: SendableMetatype {}

extension Place: PlaceType {}

/// The type of a number from 0 to 999.
func placeType(_ number: Int) -> any PlaceType.Type {
  func make<A: Digit, B: Digit, C: Digit>(
    _: A.Type, _: B.Type, _: C.Type
  ) -> any PlaceType.Type {
    Place<A, B, C>.self
  }
  return make(
    digitType(number / 100 % 10), digitType(number / 10 % 10), digitType(number % 10))
}
