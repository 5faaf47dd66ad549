/// A moment on a clock that nobody can set: nanoseconds since the machine was started, sleep
/// included, and which start that was.
public struct AttemptMoment: Hashable, Sendable {
  /// The length of what names a start, in bytes.
  public static let bootBytes = 16

  /// Names the start of the machine, 16 bytes; no two starts have the same.
  public let boot: [UInt8]
  /// The time since then.
  public let nanoseconds: Int64

  /// A moment. A name that is shorter or longer than 16 bytes is filled up with zeros, or cut.
  public init(boot: [UInt8], nanoseconds: Int64) {
    self.boot = Array((boot + [UInt8](repeating: 0, count: Self.bootBytes)).prefix(Self.bootBytes))
    self.nanoseconds = nanoseconds
  }

  /// The time from this moment to `now`; nil where it can't be told, as the machine was started anew
  /// in between or the clock is behind.
  func elapsed(at now: AttemptMoment) -> Duration? {
    let (elapsed, isTooLong) = now.nanoseconds.subtractingReportingOverflow(nanoseconds)
    guard boot == now.boot, !isTooLong, elapsed >= 0 else { return nil }
    return .nanoseconds(elapsed)
  }
}

/// Tells the time for attempts.
public protocol AttemptClock: Sendable {
  /// The present moment.
  var now: AttemptMoment { get }
}
