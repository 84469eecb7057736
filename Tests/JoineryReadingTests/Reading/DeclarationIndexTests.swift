import Testing

@testable import JoineryReading

@Suite struct `The declarations of sources` {
  @Test func `are let go of when they have been read`() {
    let text = """
      struct Outer { struct Inner { let number: Int }; var inner: Inner; func work() {} }
      extension Int { var half: Int { self / 2 } }
      """
    weak var outer: TypeDeclaration?
    do {
      let file = SourceFile(
        SourceText(path: "App/A.swift", module: "App", text: text),
        build: AssumedBuild(conditions: []))
      let index = DeclarationIndex([file])
      outer = index.types.first
      #expect(index.types.count >= 2)
    }
    #expect(outer == nil)
  }
}
