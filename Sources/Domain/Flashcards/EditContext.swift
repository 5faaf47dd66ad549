/// The circumstances of an edit of many cards.
public struct EditContext: Sendable {
  /// The moment of the edit.
  public let now: LocalMoment
  /// The end of the user's days of study.
  public let boundary: DayBoundary
  /// The number that all random choices of the edit follow from.
  public let seed: UInt64

  /// Creates the circumstances.
  public init(now: LocalMoment, boundary: DayBoundary = DayBoundary(), seed: UInt64 = 0) {
    self.now = now
    self.boundary = boundary
    self.seed = seed
  }
}
