/// How the dots shake when a passcode was wrong: the "no" of a shaken head, after the login window of
/// Mac OS X Lion.
public enum Shake {
  /// How far to either side, in columns.
  public static let amplitude = 2
  /// How often to the left and to the right.
  public static let cycles = 2
  /// How long the dots stay at one side.
  public static let phase = Duration.milliseconds(50)
  /// How long all of it takes.
  public static let duration = phase * (2 * cycles)

  /// Where the dots stand `elapsed` after the shake began: columns to the right, 0 once it is over.
  public static func offset(after elapsed: Duration) -> Int {
    guard elapsed >= .zero, elapsed < duration else { return 0 }
    return Int(elapsed / phase) % 2 == 0 ? -amplitude : amplitude
  }

  /// When the dots move next, counted from the beginning, or nil once it is over.
  public static func nextMove(after elapsed: Duration) -> Duration? {
    guard elapsed < duration else { return nil }
    return phase * (Int(max(.zero, elapsed) / phase) + 1)
  }
}
