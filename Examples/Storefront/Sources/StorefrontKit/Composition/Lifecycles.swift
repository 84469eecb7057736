import Joinery

// The parts of the shop that have to be closed. They know nothing of the graphs, which learn here
// what to call.

extension Database: AsyncCloseable {}

extension SimulatedPaymentGateway: Stoppable {
  func stop() async throws { try await disconnect() }
}
