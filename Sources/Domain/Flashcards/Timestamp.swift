/// A moment of the wall clock, in milliseconds since 1970 UTC. It may go back between two uses.
public struct Timestamp: Sendable, Codable, Hashable, Comparable, RawRepresentable {
  /// The milliseconds since 1970 UTC.
  public var rawValue: Int64

  /// Keeps the milliseconds since 1970 UTC.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Keeps the milliseconds since 1970 UTC.
  public init(milliseconds: Int64) { self.rawValue = milliseconds }

  /// Earlier first.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The moment some milliseconds later.
  public func advanced(byMilliseconds milliseconds: Int64) -> Timestamp {
    Timestamp(milliseconds: rawValue + milliseconds)
  }
}

/// A moment together with the local time it was lived in.
public struct LocalMoment: Sendable, Codable, Hashable {
  /// When.
  public var time: Timestamp
  /// How far local time was ahead of UTC, in seconds.
  public var zoneOffset: Int32

  /// Keeps a moment and the seconds by which its local time is ahead of UTC.
  public init(time: Timestamp, zoneOffset: Int32 = 0) {
    self.time = time
    self.zoneOffset = zoneOffset
  }
}
