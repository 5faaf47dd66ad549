/// A row of an Anki collection's review log.
package struct PackageAnswer: Sendable, Hashable {
  /// The millisecond since 1970 of the answer.
  package var id: Int64
  /// The id of the card.
  package var card: Int64
  /// The button, 1 to 4; 0 where there was none.
  package var ease: UInt8
  /// The interval it led to, in days, or, negative, in seconds.
  package var interval: Int32
  /// The interval before it, likewise.
  package var lastInterval: Int32
  /// The ease in thousandths, or the difficulty from 100 to 1,100.
  package var factor: Int32
  /// The milliseconds from the question to the answer.
  package var duration: UInt32
  /// 0 learning, 1 review, 2 relearning, 3 filtered, 4 manual, 5 rescheduled.
  package var kind: UInt8

  /// Keeps the parts.
  package init(
    id: Int64,
    card: Int64,
    ease: UInt8,
    interval: Int32,
    lastInterval: Int32,
    factor: Int32,
    duration: UInt32,
    kind: UInt8
  ) {
    self.id = id
    self.card = card
    self.ease = ease
    self.interval = interval
    self.lastInterval = lastInterval
    self.factor = factor
    self.duration = duration
    self.kind = kind
  }
}
