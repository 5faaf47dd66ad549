import AppSupport
import Glibc
import Synchronization

/// A process that any thread may kill. It is killed and reaped once; its number is never used after
/// that, as it may be another's then.
package final class ReaderHandle: Sendable {
  /// The longest time for the kernel to end a killed process.
  private static let patience = Duration.milliseconds(50)

  /// The process; nil once it is reaped.
  private let process: Mutex<pid_t?>

  init(_ process: pid_t) {
    self.process = Mutex(process)
  }

  /// The number of the process; nil once it is reaped.
  var number: pid_t? { process.withLock { $0 } }

  /// What has become of a process.
  enum Ending: Equatable {
    case running
    /// It ended by itself, with its exit status; 128 and the signal if one ended it.
    case exited(Int32)
    /// It was killed by this handle, or its end was told before.
    case killed
  }

  /// What has become of the process, which is reaped once it has ended.
  var ending: Ending {
    process.withLock { process in
      guard let number = process else { return .killed }
      var status: Int32 = 0
      guard waitpid(number, &status, WNOHANG) == number else { return .running }
      process = nil
      let signal = status & 0x7F
      return .exited(signal == 0 ? status >> 8 & 0xFF : 128 + signal)
    }
  }

  /// Kills the process, whatever it does or if it is stopped, and reaps it.
  package func kill() {
    process.withLock { process in
      guard let number = process else { return }
      process = nil
      Glibc.kill(number, SIGKILL)
      let deadline = ContinuousClock.now + Self.patience
      while waitpid(number, nil, WNOHANG) == 0 {
        guard .now < deadline else {
          // The disk holds it up. It is dead all the same, as soon as the kernel can end it.
          DetachedThread.start { waitpid(number, nil, 0) }
          return
        }
        DetachedThread.sleep(for: .microseconds(200))
      }
    }
  }
}
