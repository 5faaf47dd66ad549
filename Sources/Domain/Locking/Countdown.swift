/// A time that runs out, as it is told second by second.
public struct Countdown: Hashable, Sendable {
  /// When it is over, on the clock that the moments are given on.
  public let end: Duration

  /// A countdown to a moment.
  public init(end: Duration) {
    self.end = end
  }

  /// Whether it is over.
  public func isOver(at now: Duration) -> Bool {
    now >= end
  }

  /// The whole seconds left, a begun one counted; 0 once it is over.
  public func seconds(at now: Duration) -> Int {
    let left = max(.zero, end - now).components
    return Int(left.seconds) + (left.attoseconds > 0 ? 1 : 0)
  }

  /// When the number of seconds changes next. Where it is over, that is when it ended.
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
