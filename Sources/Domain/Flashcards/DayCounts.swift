/// What was seen of a deck on a day of study.
public struct DayCounts: Sendable, Codable, Hashable {
  /// Cards that were new.
  public var new: Int
  /// Cards that were due for review.
  public var reviews: Int

  /// Keeps the counts.
  public init(new: Int = 0, reviews: Int = 0) {
    self.new = new
    self.reviews = reviews
  }

  /// Adds what happened to one card on a day.
  ///
  /// As Anki counts: the first answer to a new card, be it new for the first time or made new again by
  /// a reset, is one of the day's new cards. A reset itself counts for nothing and takes nothing back.
  ///
  /// - Parameters:
  ///   - events: its answers and resets of that day, in their order.
  ///   - wasNew: whether it was new before them.
  public mutating func add(_ events: some Sequence<Review>, wasNew: Bool) {
    var isNew = wasNew
    for event in events {
      if event.kind == .reset { isNew = true }
      guard event.kind.counts else { continue }
      if isNew { new += 1 }
      if event.kind == .review { reviews += 1 }
      isNew = false
    }
  }
}
