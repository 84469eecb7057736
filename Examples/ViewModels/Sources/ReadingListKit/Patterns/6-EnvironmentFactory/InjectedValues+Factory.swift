import Joinery

extension InjectedValues {
  /// Makes the models of screens.
  ///
  /// It has no default: the app sets it at launch.
  @InjectedEntry(preview: AppGraph.preview)
  var viewModelFactory: any ViewModelFactory
}
