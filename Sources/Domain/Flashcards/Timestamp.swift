/// A time of the wall clock, in milliseconds since 1970 UTC. The wall clock may go back between two
/// readings.
public struct Timestamp: Sendable, Codable, Hashable, Comparable, RawRepresentable {
  /// The milliseconds since 1970 UTC.
  public var rawValue: Int64

  /// Creates a time from the milliseconds since 1970 UTC.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Creates a time from the milliseconds since 1970 UTC.
  public init(milliseconds: Int64) { self.rawValue = milliseconds }

  /// Orders by time.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The time some milliseconds later.
  public func advanced(byMilliseconds milliseconds: Int64) -> Timestamp {
    Timestamp(milliseconds: rawValue + milliseconds)
  }
}

/// A time together with the offset of local time at that moment.
public struct LocalMoment: Sendable, Codable, Hashable {
  /// The time.
  public var time: Timestamp
  /// The offset of local time, in seconds ahead of UTC.
  public var zoneOffset: Int32

  /// Creates a moment; the offset is in seconds ahead of UTC.
  public init(time: Timestamp, zoneOffset: Int32 = 0) {
    self.time = time
    self.zoneOffset = zoneOffset
  }
}
