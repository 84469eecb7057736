import Foundation
import JoineryFuzzing
import Testing

/// What the fuzzer has found worth keeping, once more.
@Suite(.timeLimit(.minutes(10))) struct CorpusTests {
  /// The bytes that are kept for an exercise, by the names of their files.
  private static func corpus(of exercise: Exercise) throws -> [String: Data] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fuzzing/Corpus/\(exercise.rawValue)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: try names.map {
        ($0, try Data(contentsOf: folder.appending(path: $0)))
      })
  }

  @Test(arguments: Exercise.allCases)
  func `keeps every rule`(_ exercise: Exercise) throws {
    let corpus = try Self.corpus(of: exercise)
    // The fuzzer's names are those of the contents, so that nobody changes one by hand.
    #expect(corpus.count >= 20)
    for (name, bytes) in corpus {
      #expect(exercise.violations(of: bytes) == [], "\(exercise.rawValue)/\(name)")
    }
  }

  @Test func `is small`() throws {
    let size = try Exercise.allCases.flatMap { try Self.corpus(of: $0).values }
      .reduce(0) { $0 + $1.count }
    #expect(size < 300 << 10)
  }
}
