extension ModelContainer {
  /// A mistake of the model, to see that tests notice one.
  enum Mistake {
    /// Singletons are made anew each time.
    case forgetsSingletons
    /// Decorators wrap in the reverse order.
    case decoratesBackwards
    /// A failure is kept and thrown again.
    case keepsFailures
  }
}
