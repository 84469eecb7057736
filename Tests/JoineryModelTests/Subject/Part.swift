/// An object that a container makes: one of a thousand classes.
final class Part<Place: PlaceType>: PartType {
  let origin: Origin

  init(_ origin: Origin) {
    self.origin = origin
  }
}

/// Any of the classes of parts.
protocol PartType: Product, SendableMetatype {
  init(_ origin: Origin)
}

/// The first of two qualifiers.
enum Left {}
/// The second of two qualifiers.
enum Right {}
