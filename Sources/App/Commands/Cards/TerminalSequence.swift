import AppSupport
import Glibc
import Secrets

/// Sends an escape sequence to the controlling terminal outside of a session.
enum TerminalSequence {
  /// Sends a sequence, whole or in part.
  ///
  /// - Parameter patience: the limit of waiting for a terminal that takes no output.
  /// - Returns: true if all of it was sent.
  static func send(_ sequence: SecretBytes, within patience: Duration) -> Bool {
    let terminal = open("/dev/tty", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return false }
    defer { close(terminal) }
    let deadline = ContinuousClock.now + patience
    return sequence.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        guard awaitReadiness(of: terminal, for: POLLOUT, until: deadline) else { return false }
        let count = Glibc.write(
          terminal,
          bytes.baseAddress.map { $0 + done },
          bytes.count - done
        )
        guard count > 0 || errno == EINTR || errno == EAGAIN else { return false }
        done += max(count, 0)
      }
      return true
    }
  }
}
