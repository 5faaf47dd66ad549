/// The reviews of one card, in order.
public struct ReviewHistory: Sendable, Codable, Hashable {
  /// The greatest recorded duration of an answer, in milliseconds; Anki's default.
  public static let longestDuration: UInt32 = 60_000

  /// The reviews, the oldest first.
  public private(set) var reviews: [Review]

  /// Sorts reviews by time; of those with the same time the first is kept.
  public init(_ reviews: [Review] = []) {
    self.reviews = []
    self.reviews.reserveCapacity(reviews.count)
    let sorted = reviews.enumerated().sorted {
      ($0.element.moment.time, $0.offset) < ($1.element.moment.time, $1.offset)
    }
    for (_, review) in sorted where self.reviews.last?.moment.time != review.moment.time {
      self.reviews.append(review)
    }
  }

  /// The moment to record for an answer given now: later than the last review, even if the clock
  /// went back, so that the order of answers is kept.
  public func moment(for now: LocalMoment) -> LocalMoment {
    guard let last = reviews.last?.moment.time, last >= now.time else { return now }
    return LocalMoment(time: last.advanced(byMilliseconds: 1), zoneOffset: now.zoneOffset)
  }

  /// Appends a review, which must be the newest.
  public mutating func append(_ review: Review) {
    if let last = reviews.last, last.moment.time >= review.moment.time {
      self = ReviewHistory(reviews + [review])
    } else {
      reviews.append(review)
    }
  }

  /// Removes and returns the newest review.
  public mutating func removeLast() -> Review? { reviews.popLast() }

  /// Merges with the log of another place: the union of both, each review once.
  public func merged(with other: ReviewHistory) -> ReviewHistory {
    ReviewHistory(reviews + other.reviews)
  }
}

extension Scheduler {
  /// The progress after one more review.
  ///
  /// A review out of turn changes nothing; a reset makes the card new and keeps its number of
  /// reviews.
  public func progress(after review: Review, from progress: FlashcardProgress) -> FlashcardProgress
  {
    var next = progress
    follow(review, &next)
    return next
  }

  /// The progress that follows from all reviews of a card, in order.
  ///
  /// Replaying is the single operation behind undo, changed parameters, merging and recovery.
  ///
  /// - Parameters:
  ///   - placement: the card's placement, with which the replay begins; the reviews up to its time
  ///     are part of it.
  ///   - fuzzID: the card's `fuzzID`; nil if it is its id.
  public func replay(
    _ reviews: some Sequence<Review>,
    from placement: Placement? = nil,
    fuzzID: FlashcardID? = nil
  ) -> FlashcardProgress {
    var progress = placement?.progress ?? .new
    for review in reviews where placement?.covers(review) != true {
      follow(review, &progress, fuzzID: fuzzID)
    }
    return progress
  }

  /// The progress that follows from a card's history.
  public func replay(_ history: ReviewHistory) -> FlashcardProgress { replay(history.reviews) }

  /// Applies one more review in place, as `progress(after:from:)` does, but fast enough for very
  /// many.
  ///
  /// - Parameter fuzzID: the card's `fuzzID`; nil if it is its id.
  public func follow(
    _ review: Review,
    _ progress: inout FlashcardProgress,
    fuzzID: FlashcardID? = nil
  ) {
    switch review.kind {
    case .learning, .review, .relearning, .filtered:
      answer(
        review.rating,
        &progress,
        card: fuzzID ?? review.card,
        at: review.moment,
        chosen: review.logged
      )
    case .rescheduled:
      if let days = review.logged?.movedDays(after: progress.reviews) { move(&progress, to: days) }
    case .cram, .manual:
      break
    case .reset:
      let reviews = progress.reviews
      progress = .new
      progress.reviews = reviews
    }
  }

  /// Has a known card wait some days from its last answer on.
  func move(_ progress: inout FlashcardProgress, to days: Int) {
    guard progress.phase == .review, let last = progress.lastReview else { return }
    progress.intervalDays = days
    progress.due = due(after: .days(days), at: last)
  }
}
