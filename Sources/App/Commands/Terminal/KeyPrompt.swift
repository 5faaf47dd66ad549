import AppSupport
import Glibc
import Locking
import Secrets
import WindowTerminal
import Wording

/// Asks for a recovery key, or for a key of its form, on the terminal.
enum KeyPrompt {
  /// Asks until what was typed is such a key.
  ///
  /// - Parameter phrase: the name of the key.
  /// - Returns: nil where Enter alone was typed.
  /// - Throws: `ToolFailure.cancelled` for Ctrl-C and Ctrl-D, or `terminal`.
  static func ask(_ phrase: Phrase, _ wording: Wording) throws(ToolFailure) -> RecoveryKey? {
    while true {
      let question = wording(.lineModeAsk(what: wording(phrase)))
      guard let typed = try HiddenText.ask(question, into: SecretBuffer(capacity: 128)) else {
        throw .cancelled
      }
      guard !typed.isEmpty else { return nil }
      do throws(RecoveryKey.Mistake) {
        return try RecoveryKey(reading: typed)
      } catch {
        StandardStreams.complain(wording(RecoveryKeyEntry.Problem.mistake(error).phrase(wording)))
      }
    }
  }
}

/// Shows a one-time key on the terminal, wherever standard output goes.
enum KeyDisplay {
  /// Writes the key's groups in one line.
  static func show(_ key: RecoveryKey) throws(ToolFailure) {
    var line: [UInt8] = []
    for group in 0..<RecoveryKey.groupCount {
      if group > 0 { line.append(UInt8(ascii: "-")) }
      for position in 0..<RecoveryKey.groupLength {
        line.append(key.symbol(group: group, position: position))
      }
    }
    line.append(UInt8(ascii: "\n"))
    defer { line.withUnsafeMutableBytes { wipe($0) } }
    let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { throw .terminal(.noTerminal) }
    defer { close(terminal) }
    var rest = line.count
    while rest > 0 {
      let count = line.withUnsafeBytes { bytes in
        write(terminal, bytes.baseAddress.map { $0 + bytes.count - rest }, rest)
      }
      guard count > 0 || errno == EINTR else { throw .terminal(.refused(code: errno)) }
      rest -= max(0, count)
    }
  }
}
