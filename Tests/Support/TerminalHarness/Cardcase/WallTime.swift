/// The time of a wall clock and its time zone, as the lab is told them.
public struct WallTime: Hashable, Sendable {
  /// Milliseconds since 1970 (UTC).
  public let milliseconds: Int64
  /// The offset of local time, in seconds ahead of UTC.
  public let zoneOffset: Int

  /// Creates a time from the milliseconds since 1970 (UTC) and the seconds that local time is ahead
  /// of UTC.
  public init(milliseconds: Int64, zoneOffset: Int = 0) {
    self.milliseconds = milliseconds
    self.zoneOffset = zoneOffset
  }

  /// The default time: noon on 15 July 2026, UTC.
  public static let standard = WallTime(milliseconds: 1_784_116_800_000)

  /// The time some seconds later.
  public func later(bySeconds seconds: Int64) -> WallTime {
    WallTime(milliseconds: milliseconds + seconds * 1_000, zoneOffset: zoneOffset)
  }

  /// The options of the lab that set it.
  var options: [String] { ["--moment=\(milliseconds)", "--zone=\(zoneOffset)"] }
}
