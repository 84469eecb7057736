/// A number as a type.
public protocol Numeral: Sendable {}

/// The number that four digits spell.
public enum Number<
  Thousands: Digit, Hundreds: Digit, Tens: Digit, Ones: Digit
>: Numeral {}

/// Returns the types of the numbers from 0 up to, and without, a count.
///
/// The types are instantiated by the run time the first time that they are asked for, once in a
/// process. Measure after a first pass over them.
///
/// - Parameter count: How many numbers, at most 10,000.
/// - Returns: The types, in ascending order.
/// - Complexity: O(`count`)
public func numerals(_ count: Int) -> [any Numeral.Type] {
  precondition(count <= 10_000, "Four digits spell no more than 10,000 numbers")
  return (0..<count).map { index in
    number(digit(index / 1_000), digit(index / 100), digit(index / 10), digit(index))
  }
}

/// Returns the last digit of a number.
private func digit(_ index: Int) -> any Digit.Type {
  digits[index % 10]
}

private let digits: [any Digit.Type] = [
  Digit0.self, Digit1.self, Digit2.self, Digit3.self, Digit4.self,
  Digit5.self, Digit6.self, Digit7.self, Digit8.self, Digit9.self,
]

/// Puts four opened digits together.
private func number<Thousands: Digit, Hundreds: Digit, Tens: Digit, Ones: Digit>(
  _: Thousands.Type, _: Hundreds.Type, _: Tens.Type, _: Ones.Type
) -> any Numeral.Type {
  Number<Thousands, Hundreds, Tens, Ones>.self
}
