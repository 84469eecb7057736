/// A shop that is opened, used and closed, whatever it is made of.
protocol OpenableShop {
  /// How the shop is put together; it can be asked for without opening the shop.
  var wiring: Wiring { get }
  /// What was done when, so far, in the Trace Event Format.
  var trace: String { get }

  /// Opens the database and whatever else takes time, so that the screens work.
  ///
  /// - Returns: What that took its time for.
  /// - Throws: The error of the part that cannot be opened, after the others were closed again;
  ///   `CancellationError` if the task is cancelled.
  func open() async throws -> Opening

  /// Lets somebody into the shop, while it is open.
  ///
  /// - Parameter body: What is done there, with what makes the screens.
  /// - Returns: What comes of it.
  /// - Throws: What goes wrong there.
  func visit<Result, Failure: Error>(
    _ body: (any ViewModelFactory) throws(Failure) -> Result
  ) throws(Failure) -> Result

  /// Closes everything that was opened, also if the task is cancelled.
  ///
  /// - Parameter error: What went wrong in the shop, if anything did.
  /// - Throws: The error of the first part that could not be closed.
  func close(after error: (any Error)?) async throws
}
