import Glibc
import LockUI
import Screens
import Secrets
import WindowLevels
import WindowTerminal
import Wording

/// Asks for a recovery key, or for a key of its form, on the terminal without echo. It is never read
/// from standard input, arguments or the environment.
enum KeyPrompt {
  /// Asks until what was typed is such a key.
  ///
  /// - Returns: nil where Enter alone was typed.
  /// - Throws: `ToolFailure.cancelled` for Ctrl-C and Ctrl-D, or `terminal`.
  static func ask(_ phrase: Phrase, _ wording: Wording) throws(ToolFailure) -> RecoveryKey? {
    while true {
      let typed = try line(wording(phrase))
      guard !typed.isEmpty else { return nil }
      do throws(RecoveryKey.Mistake) {
        return try RecoveryKey(reading: typed)
      } catch {
        StandardStreams.complain(wording(RecoveryKeyEntry.Problem.mistake(error).phrase(wording)))
      }
    }
  }

  private static func line(_ prompt: String) throws(ToolFailure) -> SecretBuffer {
    var typed = SecretBuffer(capacity: 128)
    var isCancelled = false
    do throws(TerminalError) {
      try HiddenLine.ask(prompt) { key in
        switch key {
        case .enter: return false
        case .backspace: typed.removeLast()
        case .control("u"): typed.clear()
        case .control("c"), .control("d"):
          isCancelled = true
          return false
        default:
          // Characters beyond the buffer are dropped: no key is that long.
          if case .character(let scalar) = key.code, key.modifiers.isEmpty {
            try? typed.append(scalar)
          }
        }
        return true
      }
    } catch {
      throw .terminal(error)
    }
    guard !isCancelled else { throw .cancelled }
    return typed
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
