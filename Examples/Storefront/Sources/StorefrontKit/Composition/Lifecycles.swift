import Joinery

// The parts of the shop that have to be opened or closed. They know nothing of the container, which
// learns here what to call.

extension Database: AsyncCloseable {}

extension SimulatedPaymentGateway: Startable, Stoppable {
  func start() async throws { try await connect() }
  func stop() async throws { try await disconnect() }
}
