import WindowLevels

/// The time of the next round that nobody asks for.
struct SyncSchedule {
  /// The time; nil if the vault is in no group, or a round is under way.
  var due: Instant?

  /// True if the round under way came too early for something that is to be sent at once.
  private var wantsAnother = false

  /// The time from unlocking to the first round, so that the first screen comes before it.
  private static let delay = Duration.seconds(1)

  /// Has a round follow the unlocking.
  mutating func begin(at now: Instant) { due = now.advanced(by: Self.delay) }

  /// Has the next round follow at once, or that under way be followed by another.
  mutating func hasten(at now: Instant) {
    if due == nil { wantsAnother = true } else { begin(at: now) }
  }

  /// Has the next round follow after a time, none if that is nil; at once where that was asked for.
  mutating func wait(_ interval: Duration?, after now: Instant) {
    due = interval.map { now.advanced(by: wantsAnother ? Self.delay : $0) }
    wantsAnother = false
  }
}
