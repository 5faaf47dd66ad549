public import WindowLevels

/// A clock with one deadline, which the event loop waits for next to the keys.
public protocol TimeSource: AnyObject {
  /// The present moment.
  var now: Instant { get }
  /// A file descriptor that is readable from the deadline on, until `acknowledge`.
  var descriptor: Int32 { get }
  /// Sets the deadline, in place of the one before; nil for none. One in the past is due at once.
  func arm(_ deadline: Instant?)
  /// Takes note that the deadline has passed; the descriptor is not readable any more.
  func acknowledge()
}
