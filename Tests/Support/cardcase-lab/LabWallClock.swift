import Flashcards
import WindowLevels

/// A wall clock that goes as the lab's clock does.
struct LabWallClock: Sendable {
  /// What it said at first.
  let start: LocalMoment
  let hand: LabClock.Hand
  private let began: Instant

  /// A clock that says `start` now.
  init(start: LocalMoment, hand: LabClock.Hand) {
    self.start = start
    self.hand = hand
    began = hand.instant
  }

  /// What it says.
  var now: LocalMoment {
    let passed = (hand.instant.nanoseconds - began.nanoseconds) / 1_000_000
    return LocalMoment(
      time: start.time.advanced(byMilliseconds: passed),
      zoneOffset: start.zoneOffset
    )
  }
}
