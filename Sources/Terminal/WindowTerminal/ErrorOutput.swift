import CWindowTerminal
import Glibc

/// Holds back standard error while the screen is drawn, and passes it on afterwards.
///
/// If standard error is not a terminal, it stays as it is.
final class ErrorOutput {
  private let original: Int32
  private let held: Int32

  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    held = cwindow_memory_file("standard error")
    guard held >= 0 else { return nil }
    original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard original >= 0, dup2(held, STDERR_FILENO) >= 0 else {
      Glibc.close(held)
      Glibc.close(original)
      return nil
    }
  }

  /// The limit of waiting for a terminal that takes no output.
  private static let patience = Duration.milliseconds(100)

  /// Restores standard error and writes the held back output to it.
  func restore() {
    dup2(original, STDERR_FILENO)
    lseek(held, 0, SEEK_SET)
    var chunk = [UInt8](repeating: 0, count: 4096)
    var writer: TerminalWriter?
    while case let count = read(held, &chunk, chunk.count), count > 0 {
      // The output is for somebody to read; nobody can if this fails.
      writer = writer ?? (try? TerminalWriter(forTerminal: original))
      writer?.write(Array(chunk.prefix(count)))
    }
    writer?.flush(within: Self.patience)
    Glibc.close(held)
    Glibc.close(original)
  }
}
