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

  /// Writes what was held back where it was meant to go.
  func restore() {
    dup2(original, STDERR_FILENO)
    lseek(held, 0, SEEK_SET)
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(held, &chunk, chunk.count), count > 0 {
      writeAll(Array(chunk.prefix(count)), to: STDERR_FILENO)
    }
    Glibc.close(held)
    Glibc.close(original)
  }
}
