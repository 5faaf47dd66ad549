/// A state of a card that its reviews do not explain, such as one that another program gave it by
/// rules of its own. A replay begins with it.
public struct Placement: Sendable, Codable, Hashable {
  /// The state.
  public let progress: CardProgress
  /// The time of the state: earlier reviews are part of it.
  public let time: Timestamp

  /// Creates a placement.
  public init(_ progress: CardProgress, at time: Timestamp) {
    self.progress = progress
    self.time = time
  }

  /// True if a review is part of the state.
  public func covers(_ review: Review) -> Bool { review.moment.time <= time }
}
