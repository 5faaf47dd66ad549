/// A reading of a hybrid logical clock: milliseconds since 1970 (48 bits) and a counter (16 bits). It
/// decides between concurrent writes only.
///
/// Source: S. Kulkarni et al., "Logical Physical Clocks and Consistent Snapshots in Globally
/// Distributed Databases", OPODIS 2014.
package struct HybridTime: Sendable, Hashable, Comparable, Codable {
  /// The milliseconds above the counter.
  package let rawValue: UInt64

  private static let counterBits: UInt64 = 16

  /// Wraps a stored reading.
  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The first reading in a millisecond; of one before 1970 the first of all.
  package init(milliseconds: Int64) {
    let time = min(UInt64(max(0, milliseconds)), 1 << (64 - Self.counterBits) - 1)
    rawValue = time << Self.counterBits
  }

  /// The milliseconds since 1970.
  package var milliseconds: Int64 { Int64(rawValue >> Self.counterBits) }

  /// Orders by time, then by counter.
  package static func < (one: HybridTime, other: HybridTime) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// A hybrid logical clock: its readings are above all that it has given or seen, and as near to the
/// wall clock as that allows.
package struct HybridClock: Sendable, Hashable {
  /// The latest reading given or seen.
  package private(set) var latest: HybridTime

  /// A clock whose readings are above `latest`.
  package init(after latest: HybridTime = HybridTime(rawValue: 0)) {
    self.latest = latest
  }

  /// A reading at a wall time in milliseconds since 1970.
  package mutating func next(at milliseconds: Int64) -> HybridTime {
    latest = max(HybridTime(milliseconds: milliseconds), HybridTime(rawValue: latest.rawValue &+ 1))
    return latest
  }

  /// Has all further readings be above one of another replica.
  package mutating func see(_ time: HybridTime) { latest = max(latest, time) }
}
