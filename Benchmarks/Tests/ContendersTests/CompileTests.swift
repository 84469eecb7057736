import Contenders
import Measurement
import Testing
import Workload

struct CompileTests {
  @Test(
    "The program whose compilation is measured compiles, whoever has written it",
    .timeLimit(.minutes(10)), arguments: GraphSource.Author.allCases)
  func compiles(author: GraphSource.Author) throws {
    try ProgramCompiler().compile(GraphSource(count: 8).text(by: author))
  }

  @Test("A program that is wrong doesn't compile", .timeLimit(.minutes(10)))
  func refused() throws {
    let compiler = try ProgramCompiler()
    #expect(throws: ProgramError.self) {
      try compiler.compile("import Joinery\nlet number: Int = \"none\"\n")
    }
  }
}
