/// A digit that is a type.
package protocol Digit: SendableMetatype {}

/// The digit 0.
package enum Zero: Digit {}
/// The digit 1.
package enum One: Digit {}
/// The digit 2.
package enum Two: Digit {}
/// The digit 3.
package enum Three: Digit {}
/// The digit 4.
package enum Four: Digit {}
/// The digit 5.
package enum Five: Digit {}
/// The digit 6.
package enum Six: Digit {}
/// The digit 7.
package enum Seven: Digit {}
/// The digit 8.
package enum Eight: Digit {}
/// The digit 9.
package enum Nine: Digit {}

private let digits: [any Digit.Type] = [
  Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self, Eight.self,
  Nine.self,
]

/// One of ten thousand classes, which differ in four digits.
///
/// An object knows how deep the chain below it is, and holds nothing, so that letting go of the end
/// of a long chain doesn't nest.
package final class Numbered<A: Digit, B: Digit, C: Digit, D: Digit>: NumberedType {
  /// How many objects were made below this one, itself included.
  package let height: Int

  /// Creates an object.
  package init(height: Int) {
    self.height = height
  }
}

/// Any of the numbered classes.
package protocol NumberedType: AnyObject, Sendable, SendableMetatype {
  /// How many objects were made below this one, itself included.
  var height: Int { get }

  /// Creates an object.
  init(height: Int)
}

/// The class with a number from 0 to 9,999.
package func numberedType(_ number: Int) -> any NumberedType.Type {
  func make<A: Digit, B: Digit, C: Digit, D: Digit>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type
  ) -> any NumberedType.Type {
    Numbered<A, B, C, D>.self
  }
  let (first, second) = (digits[number / 1_000 % 10], digits[number / 100 % 10])
  let (third, fourth) = (digits[number / 10 % 10], digits[number % 10])
  return make(first, second, third, fourth)
}

/// The type of the last digit of a number.
package func digitType(_ number: Int) -> any Digit.Type {
  digits[number % 10]
}
