import CWindowTerminal
import Glibc

/// Wakes the event loop from another thread.
public final class WakeUp: Sendable {
  /// Readable from a signal on, until it is acknowledged.
  public let descriptor: Int32

  /// - Throws: `TerminalError.refused` if the system has no descriptor left.
  public init() throws(TerminalError) {
    descriptor = try opened(cwindow_event_descriptor())
  }

  deinit {
    Glibc.close(descriptor)
  }

  /// Makes the event loop report `Event.woken`. Several signals before it does are reported as one.
  public func signal() {
    cwindow_event_raise(descriptor)
  }

  /// Acknowledges the signals so far.
  public func acknowledge() {
    cwindow_acknowledge(descriptor)
  }
}
