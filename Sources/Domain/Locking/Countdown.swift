/// A countdown shown in seconds.
public struct Countdown: Hashable, Sendable {
  /// The instant at which it ends, on the clock of the instants passed in.
  public let end: Duration

  /// Creates a countdown to an instant.
  public init(end: Duration) {
    self.end = end
  }

  /// True if it has ended.
  public func isOver(at now: Duration) -> Bool {
    now >= end
  }

  /// The whole seconds left, rounded up; 0 once it has ended.
  public func seconds(at now: Duration) -> Int {
    let left = max(.zero, end - now).components
    return Int(left.seconds) + (left.attoseconds > 0 ? 1 : 0)
  }

  /// The instant at which the number of seconds changes next; once it has ended, the end.
  public func nextChange(after now: Duration) -> Duration {
    end - .seconds(max(0, seconds(at: now) - 1))
  }

  /// The time left as hours, minutes and seconds, such as 4:59 or 1:00:00.
  public func clock(at now: Duration) -> String {
    let seconds = seconds(at: now)
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = Self.twoDigits(seconds % 60)
    return hours > 0 ? "\(hours):\(Self.twoDigits(minutes)):\(tail)" : "\(minutes):\(tail)"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
