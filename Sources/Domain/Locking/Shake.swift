/// The shaking of the dots after a wrong passcode: the "no" of a shaken head, after the login
/// window of Mac OS X Lion.
public enum Shake {
  /// The offset to either side, in columns.
  public static let amplitude = 2
  /// The number of movements to the left and to the right.
  public static let cycles = 2
  /// The time that the dots stay at one side.
  public static let phase = Duration.milliseconds(50)
  /// The duration of the whole animation.
  public static let duration = phase * (2 * cycles)

  /// The offset of the dots `elapsed` after the shake began: columns to the right, 0 once it has
  /// ended.
  public static func offset(after elapsed: Duration) -> Int {
    guard elapsed >= .zero, elapsed < duration else { return 0 }
    return Int(elapsed / phase) % 2 == 0 ? -amplitude : amplitude
  }

  /// The time at which the dots move next, counted from the beginning; nil once it has ended.
  public static func nextMove(after elapsed: Duration) -> Duration? {
    guard elapsed < duration else { return nil }
    return phase * (Int(max(.zero, elapsed) / phase) + 1)
  }
}
