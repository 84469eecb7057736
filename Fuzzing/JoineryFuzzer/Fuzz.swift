import Foundation
import JoineryFuzzing

/// What the environment says is to be fuzzed: `JOINERY_EXERCISE=json`.
private let exercise: Exercise = {
  let name = ProcessInfo.processInfo.environment["JOINERY_EXERCISE"] ?? ""
  guard let exercise = Exercise(rawValue: name) else {
    let names = Exercise.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("set JOINERY_EXERCISE to one of: \(names)")
  }
  return exercise
}()

/// Goes one way with the bytes that the fuzzer has made up.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let violations = exercise.violations(of: UnsafeBufferPointer(start: bytes, count: count))
  if !violations.isEmpty { fatalError(violations.joined(separator: "\n")) }
  return 0
}
