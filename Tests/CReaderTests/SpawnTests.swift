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
        "SigBlk: 0000000000000000", "SigIgn: 0000000000000000",
      ]
    )
  }

  @Test("is not started where there is none, and leaves no descriptor and no process")
  func missing() throws {
    var words = [strdup("reader"), nil]
    defer { words.forEach { free($0) } }
    var child = creader_child()
    #expect(creader_spawn("/nowhere/reader", &words, &child) == ENOENT)
    #expect(creader_spawn("/etc/passwd", &words, &child) == EACCES)
    #expect(child.process == 0)
  }

  @Test("that is gone is told by an error, without a signal")
  func gone() throws {
    var words = [strdup("true"), nil]
    defer { words.forEach { free($0) } }
    var child = creader_child()
    try #require(creader_spawn("/bin/true", &words, &child) == 0)
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
