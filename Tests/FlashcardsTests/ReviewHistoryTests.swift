import TestSupport
import Testing

@testable import Flashcards

@Suite("The review log is the truth")
struct ReviewHistoryTests {
  static let card = FlashcardID(rawValue: 1_700_000_000_000)
  static let scheduler = Scheduler(model: FSRS6(), settings: .defaults)

  /// Reviews of one card in order, with the progress after each.
  private func study(_ count: Int, seed: UInt64) -> (
    history: ReviewHistory, states: [FlashcardProgress]
  ) {
    var random = SeededGenerator(seed: seed)
    var progress = FlashcardProgress.new
    var history = ReviewHistory()
    var states = [progress]
    var now = LocalMoment(time: Timestamp(milliseconds: 1_790_000_000_000), zoneOffset: 3_600)
    for _ in 0..<count {
      let rating = Rating.allCases[Int(random.next() % 4)]
      let review = Review(
        card: Self.card,
        moment: history.moment(for: now),
        duration: 2_000,
        rating: rating,
        kind: ReviewKind(of: progress.phase)
      )
      progress =
        Self.scheduler.outcome(
          of: rating,
          progress: progress,
          card: Self.card,
          at: review.moment
        ).progress
      history.append(review)
      states.append(progress)
      now.time = now.time.advanced(byMilliseconds: Int64(random.next() % 900_000_000))
    }
    return (history, states)
  }

  @Test("Replaying rebuilds stability, difficulty and due exactly, after every review")
  func replay() {
    for seed in 0..<20 {
      let (history, states) = study(60, seed: UInt64(seed))
      for count in 0...60 {
        #expect(Self.scheduler.replay(history.reviews.prefix(count)) == states[count])
      }
    }
  }

  @Test("Undoing every answer leads back through every state to a new card")
  func undo() {
    var (history, states) = study(200, seed: 7)
    while !states.isEmpty {
      #expect(Self.scheduler.replay(history) == states.removeLast())
      _ = history.removeLast()
    }
    #expect(history.reviews.isEmpty)
  }

  @Test("Reviews known to two devices merge into one log, whatever comes first")
  func merging() {
    let (whole, states) = study(50, seed: 3)
    let one = ReviewHistory(whole.reviews.enumerated().filter { $0.offset % 3 != 0 }.map(\.element))
    let other = ReviewHistory(
      whole.reviews.enumerated().filter { $0.offset % 2 == 0 || $0.offset % 3 == 0 }.map(\.element)
    )
    #expect(one.merged(with: other) == whole)
    #expect(other.merged(with: one) == whole)
    #expect(whole.merged(with: whole) == whole)
    #expect(Self.scheduler.replay(one.merged(with: other)) == states.last)
  }

  @Test("A clock that went back neither loses nor doubles a review, nor changes their order")
  func clockGoesBack() {
    let (first, _) = study(1, seed: 1)
    var history = first
    let before = LocalMoment(time: Timestamp(milliseconds: 5))
    let moment = history.moment(for: before)
    #expect(moment.time > first.reviews[0].moment.time)
    history.append(
      Review(
        card: Self.card,
        moment: moment,
        duration: 0,
        rating: .again,
        kind: .learning
      )
    )
    #expect(history.reviews.map(\.rating) == [first.reviews[0].rating, .again])
    #expect(ReviewHistory(history.reviews.reversed()) == history)
  }

  @Test("Cramming leaves the schedule alone, and a reset makes the card new")
  func uncountedKinds() {
    let (history, states) = study(10, seed: 9)
    func extra(_ kind: ReviewKind) -> FlashcardProgress {
      var longer = history
      let now = LocalMoment(time: Timestamp(milliseconds: 2_000_000_000_000))
      longer.append(
        Review(card: Self.card, moment: now, duration: 0, rating: .again, kind: kind)
      )
      return Self.scheduler.replay(longer)
    }
    #expect(extra(.cram) == states.last)
    #expect(extra(.reset).phase == .new)
    #expect(extra(.reset).memory == nil)
    #expect(extra(.reset).reviews == states.last?.reviews)
  }

  @Test("New parameters give new memories from the same log")
  func newParameters() throws {
    let (history, states) = study(30, seed: 4)
    var values = FSRSParameters.defaults.values
    values[2] = 9
    values[8] = 2.5
    let other = Scheduler(model: FSRS6(try FSRSParameters(values)), settings: .defaults)
    #expect(other.replay(history).memory != states.last?.memory)
    #expect(Self.scheduler.replay(history) == states.last)
  }
}
