import Glibc
import Secrets
import SyncEngines
import Testing

@testable import AppSupport

@Suite("Other programs")
struct ProcessRunnerTests {
  private let run = ProcessRunner(patience: .seconds(10))

  private func shell(_ script: String) -> [String] { ["/bin/sh", "-c", script] }

  @Test("get a secret as their input, and nothing where there is none")
  func input() throws {
    let secret = try SecretBytes(text: "4111")
    #expect(run(shell("test \"$(cat)\" = 4111"), input: secret))
    #expect(!run(shell("test \"$(cat)\" = 4112"), input: secret))
    #expect(run(shell("test -z \"$(cat)\""), input: nil))
  }

  @Test("are heard to the end, or as far as was asked for")
  func output() throws {
    #expect(
      run.output(of: shell("printf 4111"), atMost: 100) == .bytes(try SecretBytes(text: "4111"))
    )
    #expect(run.output(of: shell("yes"), atMost: 3) == .bytes(try SecretBytes(text: "y\ny")))
    #expect(run.output(of: shell("exit 1"), atMost: 3) == .refused)
    #expect(run.output(of: ["/nowhere"], atMost: 3) == .failed)
  }

  @Test("hand over what is larger than a secret, whole or not at all")
  func large() throws {
    let zeros = try run.bytes(of: shell("head -c 300000 /dev/zero"), atMost: 300_000)
    #expect(zeros == [UInt8](repeating: 0, count: 300_000))
    #expect(throws: PrivateFile.Failure.system(EFBIG)) {
      try run.bytes(of: shell("head -c 300001 /dev/zero"), atMost: 300_000)
    }
    #expect(try run.bytes(of: shell("printf a; exit 1"), atMost: 9) == nil)
    #expect(try run.bytes(of: shell("exit 0"), atMost: 9) == nil)
    #expect(try run.bytes(of: ["/nowhere"], atMost: 9) == nil)
    let hasty = ProcessRunner(patience: .milliseconds(50))
    #expect(try hasty.bytes(of: shell("printf a; sleep 60"), atMost: 9) == nil)
  }

  @Test("may leave one behind that goes on, as those do that serve a clipboard")
  func daemon() throws {
    let secret = try SecretBytes(text: "4111")
    let start = ContinuousClock.now
    #expect(run(shell("cat > /dev/null; sleep 8 &"), input: secret))
    #expect(ContinuousClock.now - start < .seconds(8))
  }

  @Test("that do not end are ended")
  func endless() throws {
    let hasty = ProcessRunner(patience: .milliseconds(50))
    #expect(!hasty(["/bin/sleep", "60"], input: nil))
    #expect(hasty.output(of: ["/bin/sleep", "60"], atMost: 1) == .failed)
  }

  @Test("take no signal settings from us, and are in a process group of their own")
  func dependencies() {
    let script = """
      set -- $(cut -d ' ' -f 5 /proc/self/stat) $(grep SigBlk /proc/self/status)
      test "$1" = $$ && test "$3" = 0000000000000000
      """
    #expect(run(shell(script), input: nil))
  }

  @Test("are found where PATH says, in directories that are absolute")
  func path() {
    #expect(ProgramPath.find("sh", in: ":.:/nowhere:/bin:/usr/bin") == "/bin/sh")
    #expect(ProgramPath.find("sh", in: "bin:.") == nil)
  }
}
