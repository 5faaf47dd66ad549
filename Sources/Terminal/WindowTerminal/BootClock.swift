import CTerminal
import Glibc
public import WindowLevels

/// The clock that runs on while the machine sleeps (CLOCK_BOOTTIME): a deadline that passes during
/// sleep is due on waking.
public final class BootClock: TimeSource {
  /// A timer that is readable from the deadline on.
  public let descriptor: Int32
  private var deadline: Instant?

  /// - Throws: `TerminalError.refused` where the system has no timer left.
  public init() throws(TerminalError) {
    descriptor = try opened(cterm_timer_descriptor())
  }

  deinit {
    Glibc.close(descriptor)
  }

  /// The time since the machine was started, sleep included.
  public var now: Instant { Instant(nanoseconds: cterm_boot_time()) }

  /// Sets the deadline; nil for none. The same one again costs nothing.
  public func arm(_ deadline: Instant?) {
    guard deadline != self.deadline else { return }
    self.deadline = deadline
    // 0 would turn the timer off.
    cterm_timer_arm(descriptor, deadline.map { max(1, $0.nanoseconds) } ?? 0)
  }

  /// Takes note that the deadline has passed.
  public func acknowledge() {
    cterm_acknowledge(descriptor)
    deadline = nil
  }
}
