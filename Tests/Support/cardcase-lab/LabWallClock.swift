import Flashcards
import WindowLevels

/// A wall clock that advances with the lab's clock.
struct LabWallClock: Sendable {
  /// The initial time.
  let start: LocalMoment
  let hand: LabClock.Hand
  private let began: Instant

  /// Creates a clock that shows `start` now.
  init(start: LocalMoment, hand: LabClock.Hand) {
    self.start = start
    self.hand = hand
    began = hand.instant
  }

  /// The current time.
  var now: LocalMoment {
    let passed = (hand.instant.nanoseconds - began.nanoseconds) / 1_000_000
    return LocalMoment(
      time: start.time.advanced(byMilliseconds: passed),
      zoneOffset: start.zoneOffset
    )
  }
}
