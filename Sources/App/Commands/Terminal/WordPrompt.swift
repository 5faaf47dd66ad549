import Glibc
import WindowTerminal

/// Asks for a word on the terminal, visible as it is typed, to prevent oversights. It is never read
/// from standard input.
enum WordPrompt {
  /// Asks for a word, and discards input typed before the question.
  ///
  /// - Returns: the line, at most 256 bytes of it.
  /// - Throws: `noTerminalForWord` or `terminal`.
  static func ask(_ prompt: String) throws(ToolFailure) -> String {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { throw .noTerminalForWord }
    defer { close(terminal) }
    tcflush(terminal, TCIFLUSH)
    var rest = Array(TerminalText.text(prompt.spaced, for: terminal).utf8)
    while !rest.isEmpty {
      let count = Glibc.write(terminal, rest, rest.count)
      guard count > 0 || errno == EINTR else { throw .terminal(.refused(code: errno)) }
      rest.removeFirst(max(count, 0))
    }
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count < 256 {
      let count = Glibc.read(terminal, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0 || byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }
}

extension String {
  /// The prompt with a blank behind it; full-width punctuation has its own.
  var spaced: String { last.map { $0.isASCII && $0 != " " } == true ? self + " " : self }
}
