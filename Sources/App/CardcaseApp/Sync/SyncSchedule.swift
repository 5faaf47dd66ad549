import WindowLevels

/// The time of the next round that nobody asks for.
struct SyncSchedule {
  /// The time; nil if the vault is in no group, or a round is under way.
  var due: Instant?

  /// The time from unlocking to the first round, so that the first screen comes before it.
  private static let delay = Duration.seconds(1)

  /// Has a round follow the unlocking.
  mutating func begin(at now: Instant) { due = now.advanced(by: Self.delay) }

  /// Has the next round follow at once, if one is to follow.
  mutating func hasten(at now: Instant) {
    if due != nil { begin(at: now) }
  }

  /// Has the next round follow after a time; none if that is nil.
  mutating func wait(_ interval: Duration?, after now: Instant) {
    due = interval.map { now.advanced(by: $0) }
  }
}
