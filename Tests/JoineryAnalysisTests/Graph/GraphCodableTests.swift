import JoineryAnalysis
import Testing

@Test func `a new graph has the current schema version`() {
  #expect(Graph().schemaVersion == Graph.currentSchemaVersion)
}
