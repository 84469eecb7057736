/// Why a declaration can't have an attribute.
enum Misplacement {
  case `static`
  case constant
  /// It is stored in another way, as a modifier says.
  case stored(String)
  case severalVariables
  /// Another attribute says how the member comes about.
  case secondAttribute(String)
  case variable
  case plainFunction
  case transientFunction
  case parentFunction
  case other
}
