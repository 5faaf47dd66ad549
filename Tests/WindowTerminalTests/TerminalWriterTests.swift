import Glibc
import Testing

@testable import WindowTerminal

// A dead connection, a stopped emulator, Scroll Lock: a terminal that takes no output any more.
@Suite("The writer of a terminal")
struct TerminalWriterTests {
  /// The emulator's end, which is read only where a test does.
  private let emulator: Int32
  private let terminal: Int32
  private let writer: TerminalWriter

  init() throws {
    var (emulator, terminal): (Int32, Int32) = (-1, -1)
    try #require(openpty(&emulator, &terminal, nil, nil, nil) == 0)
    (self.emulator, self.terminal) = (emulator, terminal)
    var discipline = termios()
    tcgetattr(terminal, &discipline)
    cfmakeraw(&discipline)
    tcsetattr(terminal, TCSANOW, &discipline)
    _ = fcntl(emulator, F_SETFL, O_NONBLOCK)
    writer = try TerminalWriter(forTerminal: terminal)
  }

  /// The output that the emulator has not read yet.
  private func received() -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    var text = ""
    while case let count = read(emulator, &bytes, bytes.count), count > 0 {
      text += String(decoding: bytes[..<count], as: UTF8.self)
    }
    return text
  }

  /// Writes until the terminal takes no more.
  private func fill() {
    while !writer.isBehind { writer.write([UInt8](repeating: UInt8(ascii: "x"), count: 1 << 14)) }
  }

  private func close() {
    Glibc.close(emulator)
    Glibc.close(terminal)
  }

  @Test("leaves the descriptor it was given as it is: a shell shares it")
  func ownDescription() {
    #expect(fcntl(terminal, F_GETFL) & O_NONBLOCK == 0)
    #expect(fcntl(writer.descriptor, F_GETFL) & O_NONBLOCK != 0)
    #expect(fcntl(writer.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    close()
  }

  @Test("queues what the terminal does not take, in order, and sends it later")
  func inOrder() {
    fill()
    writer.write(Array("end".utf8))
    var text = ""
    while writer.isBehind {
      text += received()
      writer.flush()
    }
    text += received()
    #expect(text.hasSuffix("xend"))
    #expect((text.count - 3).isMultiple(of: 1 << 14))
    #expect(!writer.hasLostOutput)
    close()
  }

  @Test("throws away what is queued and what the kernel holds: only what is new comes out")
  func discarded() {
    fill()
    writer.discard()
    #expect(!writer.isBehind)
    #expect(writer.hasLostOutput)
    writer.write(Array("new".utf8))
    #expect(!writer.isBehind)
    expectOnly("new")
    writer.acknowledgeLoss()
    #expect(!writer.hasLostOutput)
    close()
  }

  @Test("throws away what the kernel took whole, too")
  func discardedBehindItsBack() {
    writer.write([UInt8](repeating: UInt8(ascii: "x"), count: 5_000))
    writer.write(Array("4111 1111".utf8))
    #expect(!writer.isBehind)
    writer.discard()
    writer.write(Array("locked".utf8))
    expectOnly("locked")
    close()
  }

  /// Expects that nothing older comes before a text except what the emulator's line discipline had.
  private func expectOnly(_ text: String) {
    let received = received()
    #expect(received.hasSuffix(text))
    #expect(received.dropLast(text.count).allSatisfy { $0 == "x" })
    #expect(received.count < 4_096 + text.count)
  }

  @Test("waits no longer than it is told to")
  func limited() {
    fill()
    #expect(!writer.flush(within: .milliseconds(30)))
    #expect(writer.isBehind)
    writer.discard()
    #expect(writer.flush(within: .milliseconds(30)))
    close()
  }

  @Test("takes a terminal that is suspended (Ctrl-S) for one that takes nothing yet")
  func suspended() {
    tcflow(terminal, TCOOFF)
    writer.write(Array("held".utf8))
    #expect(writer.isBehind)
    #expect(!writer.flush())
    tcflow(terminal, TCOON)
    #expect(writer.flush(within: .seconds(20)))
    #expect(received() == "held")
    close()
  }

  @Test("holds a limited amount, and says that something was lost")
  func bounded() {
    fill()
    let piece = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<6 where !writer.hasLostOutput { writer.write(piece) }
    #expect(writer.hasLostOutput)
    close()
  }

  @Test("gives up quietly where the terminal is gone")
  func hungUp() {
    fill()
    Glibc.close(emulator)
    writer.flush()
    #expect(!writer.isBehind)
    Glibc.close(terminal)
  }
}
