/// A movement in time: its position is a function of the moment asked for, never of the frames
/// drawn so far, so that a slow terminal skips frames and a test moves the clock.
public struct Animation: Hashable, Sendable, Codable {
  /// The relation of progress to time.
  public enum Curve: String, Hashable, Sendable, Codable {
    /// Linear.
    case linear
    /// Slow at both ends: the cubic 3t² − 2t³.
    case easeInOut
  }

  /// The shortest time between two frames: 30 a second, about 15 kB/s over ssh at 512 bytes each.
  public static let frame = Duration.nanoseconds(33_333_333)

  /// The moment at which it begins.
  public let start: Instant
  /// Its duration.
  public let duration: Duration
  /// The relation of progress to time.
  public let curve: Curve

  /// A movement from `start` that takes `duration`.
  public init(start: Instant, duration: Duration, curve: Curve = .easeInOut) {
    self.start = start
    self.duration = duration
    self.curve = curve
  }

  /// The moment at which it ends.
  public var end: Instant { start.advanced(by: duration) }

  /// True if it is over at `now`.
  public func isFinished(at now: Instant) -> Bool { now >= end }

  /// The elapsed share of the duration at `now`: 0 before the start, 1 from the end on; without a
  /// duration, 1 from the start on.
  public func elapsed(at now: Instant) -> Double {
    guard now < end else { return 1 }
    guard now > start else { return 0 }
    return start.duration(to: now) / duration
  }

  /// The progress at `now`: 0 at the start, 1 from the end on.
  public func progress(at now: Instant) -> Double {
    let time = elapsed(at: now)
    switch curve {
    case .linear: return time
    case .easeInOut: return time * time * (3 - 2 * time)
    }
  }

  /// The moment to draw next: a frame after `now` or at the end; nil once it is over.
  public func nextFrame(after now: Instant) -> Instant? {
    isFinished(at: now) ? nil : min(end, max(now, start).advanced(by: Self.frame))
  }
}
