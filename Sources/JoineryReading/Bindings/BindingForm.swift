import JoineryAnalysis

/// The ways to write a binding.
enum BindingForm: String {
  case instance = "Instance"
  case singleton = "Singleton"
  case transient = "Transient"
  case scoped = "Scoped"
  case weak = "Weak"
  case assisted = "Assisted"
  case contribute = "Contribute"
  case contributions = "Contributions"
  case decorate = "Decorate"
  case override = "Override"
  case input = "Input"
  case mustBeOverridden = "MustBeOverridden"
  case injects = "Injects"

  /// How long the value of a plain factory lives; nil for other forms.
  var lifetimeOfFactory: Lifetime? {
    switch self {
    case .singleton: .singleton
    case .transient: .transient
    case .scoped: .scoped
    case .weak: .weak
    case .instance, .assisted, .contribute, .contributions, .decorate, .override, .input,
      .mustBeOverridden, .injects:
      nil
    }
  }
}
