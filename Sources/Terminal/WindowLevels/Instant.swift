/// A moment on a monotonic clock that counts the time a machine sleeps (CLOCK_BOOTTIME on Linux),
/// in nanoseconds from the clock's start.
public struct Instant: Hashable, Sendable, InstantProtocol, Codable {
  /// Nanoseconds from the clock's start.
  public var nanoseconds: Int64

  /// The moment `nanoseconds` after the clock's start.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// This moment moved by `duration`, truncated to whole nanoseconds and clamped to the
  /// representable range.
  public func advanced(by duration: Duration) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.nanoseconds)
    guard overflow else { return Instant(nanoseconds: sum) }
    return Instant(nanoseconds: duration > .zero ? .max : .min)
  }

  /// The time from this moment to `other`.
  public func duration(to other: Instant) -> Duration {
    .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
  }

  /// Orders by time.
  public static func < (a: Instant, b: Instant) -> Bool {
    a.nanoseconds < b.nanoseconds
  }
}

extension Duration {
  /// The whole nanoseconds, truncated and clamped to the range of `Int64` (292 years).
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, carried) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflow || carried ? (seconds < 0 ? .min : .max) : sum
  }
}
