import Joinery

// What has to be started and stopped. The types know nothing of the container, which learns here what
// to call.

extension Database: AsyncCloseable {}
extension WorkerPool: Startable, Stoppable {}
