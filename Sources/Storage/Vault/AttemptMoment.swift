/// A moment on a clock that can't be set: nanoseconds since boot, sleep included, and the id of the
/// boot.
public struct AttemptMoment: Hashable, Sendable {
  /// The length of a boot id in bytes.
  public static let bootBytes = 16

  /// The unique id of the boot, 16 bytes.
  public let boot: [UInt8]
  /// The time since the boot.
  public let nanoseconds: Int64

  /// Creates a moment. A boot id of another length is padded with zeros, or cut.
  public init(boot: [UInt8], nanoseconds: Int64) {
    self.boot = Array((boot + [UInt8](repeating: 0, count: Self.bootBytes)).prefix(Self.bootBytes))
    self.nanoseconds = nanoseconds
  }

  /// The time from this moment to `now`; nil if it is unknown, because the machine was rebooted in
  /// between or the clock is behind.
  func elapsed(at now: AttemptMoment) -> Duration? {
    let (elapsed, isTooLong) = now.nanoseconds.subtractingReportingOverflow(nanoseconds)
    guard boot == now.boot, !isTooLong, elapsed >= 0 else { return nil }
    return .nanoseconds(elapsed)
  }
}

/// The clock for attempts.
public protocol AttemptClock: Sendable {
  /// The current moment.
  var now: AttemptMoment { get }
}
