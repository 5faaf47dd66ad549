import Glibc
import Testing

@testable import WindowTerminal

/// A pseudo-terminal whose other end a test reads.
final class RecordedDevice {
  let writer: TerminalWriter
  private let emulator: Int32
  private let terminal: Int32

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

  deinit {
    close(emulator)
    close(terminal)
  }

  /// All that was written since the last time.
  func read() -> [UInt8] {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    repeat {
      writer.flush()
      while case let count = Glibc.read(emulator, &bytes, bytes.count), count > 0 {
        all += bytes[..<count]
      }
    } while writer.isBehind
    return all
  }
}

/// The bytes of a text in Base64.
func bytes(base64 text: Substring) -> [UInt8] {
  let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var values = [UInt32](repeating: 0, count: 256)
  for (value, sign) in signs.enumerated() { values[Int(sign)] = UInt32(value) }
  let text = Array(text.utf8)
  let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
  let bytes = stride(from: 0, to: text.count - 3, by: 4).flatMap { start -> [UInt8] in
    let bits = (0..<4).reduce(UInt32(0)) { $0 << 6 | values[Int(text[start + $1])] }
    return [UInt8(bits >> 16), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
  }
  return bytes.dropLast(padding)
}
