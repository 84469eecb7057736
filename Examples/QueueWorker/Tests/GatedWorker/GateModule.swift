import Joinery
import QueueWorkerKit

/// The kind of job that only tests have.
let gateModule = Module("gate") {
  Contribute<any JobHandler>(Gate.init)
}
