import CReader
import Glibc
import Testing

@Suite("A started reader")
struct SpawnTests {
  @Test("has two pipes and nothing else of the program that started it")
  func surroundings() throws {
    // Something to inherit.
    let descriptor = open("/etc/passwd", O_RDONLY)
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    setenv("CREADER_TESTS", "inherited", 1)
    defer {
      close(descriptor)
      close(socket)
      unsetenv("CREADER_TESTS")
    }
    let probe = try Probe("surroundings")
    #expect(probe.status == 0)
    #expect(
      probe.lines.map { $0.replacing("\t", with: " ") } == [
        "descriptor 0 pipe:", "descriptor 1 pipe:", "descriptor 2 /dev/null",
        "argument reader-probe", "argument surroundings", "own session: 1",
        "dies with its parent by signal \(SIGKILL)", "directory /",
        "SigBlk: 0000000000000000", "SigIgn: 0000000000000000", "NoNewPrivs: 1", "Seccomp: 2",
        "memory \(64 << 20)", "seconds 1", "file size 0", "descriptors 16", "processes 0", "core 0",
      ]
    )
  }

  @Test("can do nothing but start, and shut itself in, before its first instruction")
  func confined() throws {
    let attempts = [
      "open a socket", "start a thread", "execute a program", "send a signal",
      "read another process", "trace a process", "remove a file", "make a file",
    ]
    for attempt in attempts {
      #expect(try Probe("at once", attempt).exitStatus == 9, "\(attempt)")
    }
  }

  @Test("is not started where it is no program, and leaves no descriptor and no process")
  func missing() throws {
    let failure = try #require(throws: ProbeFailure.self) {
      try Probe.start("/etc/passwd", ["reader"])
    }
    #expect(failure.code == EACCES && failure.refused == 0 && failure.child.process == 0)
  }

  @Test("that is gone is told by an error, without a signal")
  func gone() throws {
    let child = try Probe.start("/bin/true", ["true"])
    waitpid(child.process, nil, 0)
    // What another test starts at this moment has the other end, too, until it is another program.
    var written = creader_write(child.input, "x", 1)
    while written == 1 || written == -Int(EAGAIN) {
      sched_yield()
      written = creader_write(child.input, "x", 1)
    }
    #expect(written == -Int(EPIPE))
    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 0)
    close(child.input)
    close(child.output)
  }
}
