public import WindowLevels

/// A clock with one deadline, which the event loop waits for along with the keys.
public protocol TimeSource: AnyObject {
  /// The current moment.
  var now: Instant { get }
  /// A file descriptor that is readable from the deadline on, until `acknowledge`.
  var descriptor: Int32 { get }
  /// Sets the deadline, replacing the one before; nil for none. One in the past is due at once.
  func arm(_ deadline: Instant?)
  /// Acknowledges that the deadline has passed; the descriptor is no longer readable.
  func acknowledge()
}
