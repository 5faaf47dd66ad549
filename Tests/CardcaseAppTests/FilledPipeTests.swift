import Glibc
import Secrets
import Testing

@testable import Commands

@Suite("Pipes that hold a value")
struct FilledPipeTests {
  @Test("give it once, and then end")
  func once() throws {
    let pipe = try FilledPipe.descriptor(holding: SecretBytes(text: "4111\n"))
    defer { close(pipe) }
    #expect(pipe > STDERR_FILENO)
    #expect(fcntl(pipe, F_GETFD) & FD_CLOEXEC == 0)
    #expect(fcntl(pipe, F_GETFL) & (O_NONBLOCK | O_ACCMODE) == O_RDONLY)
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(read(pipe, &bytes, bytes.count) == 5)
    #expect(bytes.starts(with: "4111\n".utf8))
    #expect(read(pipe, &bytes, bytes.count) == 0)
  }

  @Test("refuse a value that they can't hold, instead of waiting for somebody who reads")
  func full() throws {
    let value = try SecretBytes(count: 100_000)
    #expect(throws: FilledPipe.Failure.self) { try FilledPipe.descriptor(holding: value) }
  }
}
