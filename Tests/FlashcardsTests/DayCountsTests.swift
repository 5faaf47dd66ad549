import Testing

@testable import Flashcards

@Suite("The counts against a day's limits")
struct DayCountsTests {
  private func events(_ kinds: ReviewKind...) -> [Review] {
    kinds.enumerated().map { index, kind in
      Review(
        card: FlashcardID(rawValue: 1),
        moment: LocalMoment(time: Timestamp(milliseconds: Int64(index))),
        duration: 1_000,
        rating: .good,
        kind: kind
      )
    }
  }

  private func counts(_ events: [Review], wasNew: Bool) -> DayCounts {
    var counts = DayCounts()
    counts.add(events, wasNew: wasNew)
    return counts
  }

  @Test("the first answer to a new card is one of the day's new cards, its steps are not")
  func new() {
    let steps = events(.learning, .learning, .learning)
    #expect(counts(steps, wasNew: true) == DayCounts(new: 1, reviews: 0))
    #expect(counts(steps, wasNew: false) == DayCounts())
    #expect(counts(events(.review, .relearning), wasNew: false) == DayCounts(new: 0, reviews: 1))
  }

  @Test("a card that was reset is new again from its next answer on; the reset counts for nothing")
  func reset() {
    #expect(counts(events(.reset), wasNew: false) == DayCounts())
    #expect(counts(events(.review, .reset), wasNew: false) == DayCounts(new: 0, reviews: 1))
    #expect(counts(events(.reset, .learning), wasNew: false) == DayCounts(new: 1, reviews: 0))
    #expect(counts(events(.learning, .reset), wasNew: true) == DayCounts(new: 1, reviews: 0))
    #expect(
      counts(events(.review, .reset, .learning, .learning), wasNew: false)
        == DayCounts(new: 1, reviews: 1)
    )
    #expect(counts(events(.cram, .cram), wasNew: true) == DayCounts())
  }
}
