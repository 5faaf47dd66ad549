import CTerminal
import Glibc

/// Keeps what is written to standard error off the screen, and passes it on afterwards.
///
/// Where standard error is not a terminal, it stays what it is.
final class ErrorOutput {
  private let original: Int32
  private let held: Int32

  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    held = cterm_memory_file("standard error")
    guard held >= 0 else { return nil }
    original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard original >= 0, dup2(held, STDERR_FILENO) >= 0 else {
      Glibc.close(held)
      Glibc.close(original)
      return nil
    }
  }

  /// The longest that a terminal which takes no output is waited for.
  private static let patience = Duration.milliseconds(100)

  /// Writes what was held back where it was meant to go.
  func restore() {
    dup2(original, STDERR_FILENO)
    lseek(held, 0, SEEK_SET)
    var chunk = [UInt8](repeating: 0, count: 4096)
    var writer: TerminalWriter?
    while case let count = read(held, &chunk, chunk.count), count > 0 {
      // What was held back is of use to somebody who reads it; nobody can where this fails.
      writer = writer ?? (try? TerminalWriter(forTerminal: original))
      writer?.write(Array(chunk.prefix(count)))
    }
    writer?.flush(within: Self.patience)
    Glibc.close(held)
    Glibc.close(original)
  }
}
