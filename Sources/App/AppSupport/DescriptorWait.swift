import Glibc
import WindowTerminal

/// Waits until a descriptor is ready, or has failed, which reading or writing tells.
///
/// - Parameters:
///   - events: `POLLIN` or `POLLOUT`.
///   - deadline: the moment at which the wait ends; nil for none.
/// - Returns: false once the deadline has passed.
package func awaitReadiness(
  of descriptor: Int32,
  for events: Int32,
  until deadline: ContinuousClock.Instant?
) -> Bool {
  while true {
    var waited = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    var left: Int32 = -1
    if let deadline {
      guard let rest = millisecondsLeft(until: deadline) else { return false }
      left = rest
    }
    let count = poll(&waited, 1, left)
    guard count == 0 || count < 0 && errno == EINTR else { return true }
  }
}

/// True if the other end of `descriptor` is gone.
package func hasHungUp(_ descriptor: Int32) -> Bool {
  var polled = pollfd(fd: descriptor, events: 0, revents: 0)
  // A signal that has a handler may interrupt it, which says nothing about the other end.
  while poll(&polled, 1, 0) < 0, errno == EINTR {}
  return polled.revents != 0
}
