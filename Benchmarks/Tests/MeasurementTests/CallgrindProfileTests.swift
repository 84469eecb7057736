import Measurement
import Testing

struct CallgrindProfileTests {
  @Test("The instructions are those of the summary")
  func instructions() {
    #expect(CallgrindProfile(parsing: sample).instructions == 17_817_792)
  }

  @Test("The calls of every allocation function are added up, by name and by number")
  func allocations() {
    #expect(CallgrindProfile(parsing: sample).allocations == 7 + 2 + 30)
  }

  @Test("A text that is not callgrind's counts nothing")
  func otherText() {
    let profile = CallgrindProfile(parsing: "calls=7 0\nfn=\n")
    #expect(profile.instructions == 0)
    #expect(profile.allocations == 0)
  }

  // MARK: - Fixtures

  private let sample = """
    # callgrind format
    events: Ir
    summary: 17817792

    fn=(2432) swift_slowAlloc
    0 12
    cfn=(918) malloc
    calls=7 0
    0 700
    cfn=(1742) free
    calls=5 0
    0 50
    cfn=(2598) posix_memalign
    calls=2 0
    0 90

    fn=(918)
    0 400

    fn=(2500) swift_initStackObject
    cfn=(1742)
    calls=900 0
    0 1
    cfn=(918)
    calls=30 0
    0 3000
    """
}
