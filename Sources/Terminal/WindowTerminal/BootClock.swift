import CWindowTerminal
import Glibc
public import WindowLevels

/// The clock that continues while the machine sleeps (CLOCK_BOOTTIME): a deadline that passes
/// during sleep is due on waking. The timeout of `poll` does not count sleep, so a timer with an
/// absolute time does.
public final class BootClock: TimeSource {
  /// The descriptor of a timer, readable from the deadline on.
  public let descriptor: Int32
  private var deadline: Instant?

  /// - Throws: `TerminalError.refused` if the system has no timer left.
  public init() throws(TerminalError) {
    descriptor = try opened(cwindow_timer_descriptor())
  }

  deinit {
    Glibc.close(descriptor)
  }

  /// The time since boot, sleep included.
  public var now: Instant { Instant(nanoseconds: cwindow_boot_time()) }

  /// Sets the deadline; nil for none. Setting the same one again makes no system call.
  public func arm(_ deadline: Instant?) {
    guard deadline != self.deadline else { return }
    self.deadline = deadline
    // 0 would turn the timer off.
    cwindow_timer_arm(descriptor, deadline.map { max(1, $0.nanoseconds) } ?? 0)
  }

  /// Acknowledges that the deadline has passed.
  public func acknowledge() {
    cwindow_acknowledge(descriptor)
    deadline = nil
  }
}
