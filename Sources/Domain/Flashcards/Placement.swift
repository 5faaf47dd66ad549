/// A state of a card that its reviews do not explain, such as one that another program gave it by
/// rules of its own. A replay begins with it.
///
/// A class, as few cards have one, and the others need no room for it.
public final class Placement: Sendable, Codable {
  /// The state.
  public let progress: FlashcardProgress
  /// The time of the state: earlier reviews are part of it.
  public let time: Timestamp

  /// Creates a placement.
  public init(_ progress: FlashcardProgress, at time: Timestamp) {
    self.progress = progress
    self.time = time
  }

  /// True if a review is part of the state.
  public func covers(_ review: Review) -> Bool { review.moment.time <= time }
}

extension Placement: Hashable {
  /// Compares the parts.
  public static func == (one: Placement, other: Placement) -> Bool {
    one.progress == other.progress && one.time == other.time
  }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(progress)
    hasher.combine(time)
  }
}
