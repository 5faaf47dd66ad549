import Glibc
import TestSupport
import Testing

@testable import SyncEngines

@Suite("A program that is run", .timeLimit(.minutes(2)))
struct ProgramRunnerTests {
  @Test("gives its output, what it says and its status")
  func result() throws {
    let result = try run("echo out; echo no >&2; exit 7")
    #expect(result.output == Array("out\n".utf8))
    #expect(result.summary == "no")
    #expect(result.status == 7)
    #expect(!result.isSuccess)
  }

  @Test("takes input of any size while it writes output")
  func input() throws {
    let input = [UInt8](repeating: 7, count: 3 << 20)
    let result = try run("cat", input: input, outputLimit: 4 << 20)
    #expect(result.output == input)
    #expect(result.isSuccess)
  }

  @Test("need not read its input")
  func unreadInput() throws {
    let result = try run("exit 0", input: [UInt8](repeating: 7, count: 3 << 20))
    #expect(result.isSuccess)
  }

  @Test("is ended once it writes too much")
  func output() throws {
    let result = try run("exec cat /dev/zero", outputLimit: 100_000)
    #expect(result.isCut)
    #expect(result.output.count == 100_000)
    #expect(try run("printf 12345", outputLimit: 5).isSuccess)
    #expect(try run("printf 123456", outputLimit: 5).isCut)
  }

  @Test("and all that it started end at the time limit")
  func timeLimit() throws {
    let directory = try TemporaryDirectory()
    let script = "sleep 1000 & echo $! > '\(directory.path)/pid'; sleep 1000"
    #expect(
      failure { () throws(EngineFailure) in
        try run(script, timeLimit: .milliseconds(300))
      } == .timeLimit
    )
    let written = try #require(text(of: "\(directory.path)/pid"))
    let pid = try #require(pid_t(written.dropLast()))
    #expect(try wait { kill(pid, 0) != 0 || Self.isDead(pid) })
  }

  @Test("ends when another thread cancels, and none is run after that")
  func cancelling() throws {
    let runner = ProgramRunner()
    let directory = try TemporaryDirectory()
    let began = "\(directory.path)/began"
    together([
      {
        let failure = failure { () throws(EngineFailure) in
          try runner.run(Self.program("touch '\(began)'; sleep 1000"), outputLimit: 10)
        }
        #expect(failure == .cancelled)
      },
      {
        #expect((try? wait { access(began, F_OK) == 0 }) == true)
        runner.cancel()
      },
    ])
    #expect(
      failure { () throws(EngineFailure) in
        try runner.run(Self.program("exit 0"), outputLimit: 10)
      } == .cancelled
    )
  }

  @Test("is not waited for where it leaves something behind that has its output open")
  func leftOpen() throws {
    let result = try run("setsid sleep 3 & echo done")
    #expect(result.output == Array("done\n".utf8))
  }

  @Test("has a session of its own, no terminal, default signals and nothing open")
  func surroundings() throws {
    let result = try run(
      """
      cut -d' ' -f1,5,6,7 /proc/$$/stat
      while read -r name value; do
        case $name in SigBlk:|SigIgn:) echo "$value" ;; esac
      done < /proc/$$/status
      for descriptor in /proc/$$/fd/*; do echo "${descriptor##*/}"; done
      readlink /proc/$$/fd/0
      pwd
      """
    )
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    let numbers = lines[0].split(separator: " ")
    #expect(numbers[0] == numbers[1])
    #expect(numbers[0] == numbers[2])
    #expect(numbers[3] == "0")
    #expect(lines[1].hasSuffix("0000000000000000"))
    #expect(lines[2].hasSuffix("0000000000000000"))
    #expect(Set(lines[3..<6]) == ["0", "1", "2"])
    #expect(lines.dropFirst(6).suffix(2) == ["/dev/null", "/"])
  }

  @Test("that is not there is told with the system's words")
  func missing() {
    var program = Self.program("")
    program.path = "/nowhere/program"
    #expect(
      failure { () throws(EngineFailure) in
        try ProgramRunner().run(program, outputLimit: 10)
      } == .localFailure("No such file or directory")
    )
  }

  @Test(
    "says what is wrong in one line",
    arguments: [
      ("Warning: Permanently added 'h'.\nme@h: Permission denied (publickey).\nfatal: x", 1),
      ("\n  fatal: me@h: Permission denied (publickey).\u{1B}[0m\n", 2),
      ("2026/07/15 12:00:00 ERROR : me@h: Permission denied (publickey).", 3),
    ]
  )
  func words(_ errors: String, _ number: Int) {
    let summary = EngineWords.summary(of: Array(errors.utf8))
    #expect(summary.hasPrefix("me@h: Permission denied (publickey)."))
    #expect(summary.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  // MARK: Within

  private func run(
    _ script: String,
    input: [UInt8]? = nil,
    outputLimit: Int = 1 << 16,
    timeLimit: Duration = .seconds(60)
  ) throws(EngineFailure) -> ProgramResult {
    var program = Self.program(script)
    program.timeLimit = timeLimit
    return try ProgramRunner().run(program, input: input, outputLimit: outputLimit)
  }

  private static func program(_ script: String) -> Program {
    Program(
      path: "/bin/sh",
      arguments: ["-c", script],
      environment: ProgramEnvironment(environment()),
      timeLimit: .seconds(60)
    )
  }

  /// True if a process has ended, and only its number is left.
  private static func isDead(_ pid: pid_t) -> Bool {
    text(of: "/proc/\(pid)/stat")?.contains(") Z ") ?? true
  }
}
