import Foundation
import Measurement
import Testing

struct ProgramTests {
  @Test("A program that ends well is no error", .timeLimit(.minutes(10)))
  func success() throws {
    try Program(URL(filePath: "/bin/sh")).run(["-c", "exit 0"])
  }

  @Test("A program that fails is an error with its status", .timeLimit(.minutes(10)))
  func failure() {
    let error = #expect(throws: ProgramError.self) {
      try Program(URL(filePath: "/bin/sh")).run(["-c", "exit 3"])
    }
    #expect(error?.status == 3)
  }

  @Test("A program that does not exist is an error that asks the right question")
  func missing() {
    let error = #expect(throws: ProgramError.self) {
      try Program(URL(filePath: "/nowhere/program")).run([])
    }
    #expect(error?.description == "`/nowhere/program` ended with 127 (is Valgrind installed?)")
  }
}
