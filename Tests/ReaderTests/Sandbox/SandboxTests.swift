import Glibc
import Testing

@Suite("A reader that has shut itself in")
struct SandboxTests {
  /// The attempts that end otherwise than by the filter.
  private static let others = ["allowed", "fill the memory", "use all the time"]

  @Test("reads, writes and uses memory")
  func allowed() throws {
    let probe = try Probe("allowed")
    #expect(probe.output == "ok")
    #expect(probe.status == 0)
  }

  @Test("is killed at once by anything else that it tries")
  func forbidden() throws {
    let attempts = try Probe("attempts").lines.filter { !Self.others.contains($0) }
    #expect(attempts.count > 12)
    for attempt in attempts {
      #expect(try Probe(attempt).signal == SIGSYS, "\(attempt)")
    }
  }

  @Test("gets no more memory and time than it was given")
  func limits() throws {
    #expect(try Probe("fill the memory").exitStatus == 7)
    #expect(try Probe("use all the time").signal == SIGKILL)
  }
}
