import Glibc
import Secrets

/// Pipes that hold a value and have nobody who writes to them.
enum FilledPipe {
  /// A failure of the system's, with its `errno`.
  struct Failure: Error {
    let code: Int32
  }

  /// The longest value, without its line feed, that a pipe of one page holds: Linux gives no more where
  /// a user has many pipes.
  static let longest = 4_095

  /// The descriptor of a pipe's end from which a value, and then the end, can be read. Programs
  /// that the process starts or becomes have it, and it is none of the three standard ones.
  ///
  /// - Throws: `EAGAIN` for a value that does not fit.
  static func descriptor(holding value: SecretBytes) throws(Failure) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(code: errno) }
    defer { ends.forEach { if $0 >= 0 { close($0) } } }
    for end in ends {
      guard fcntl(end, F_SETFD, FD_CLOEXEC) == 0, fcntl(end, F_SETFL, O_NONBLOCK) == 0 else {
        throw Failure(code: errno)
      }
    }
    let count = value.withUnsafeBytes { Glibc.write(ends[1], $0.baseAddress, $0.count) }
    guard count == value.count else { throw Failure(code: count < 0 ? errno : EAGAIN) }
    // For the program, reading waits as usual.
    guard fcntl(ends[0], F_SETFL, 0) == 0 else { throw Failure(code: errno) }
    guard ends[0] <= STDERR_FILENO else {
      guard fcntl(ends[0], F_SETFD, 0) == 0 else { throw Failure(code: errno) }
      defer { ends[0] = -1 }
      return ends[0]
    }
    let descriptor = fcntl(ends[0], F_DUPFD, STDERR_FILENO + 1)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    return descriptor
  }
}
