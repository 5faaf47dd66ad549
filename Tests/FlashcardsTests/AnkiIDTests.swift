import Flashcards
import Testing

@Suite("A card with Anki's id beside its own")
struct AnkiIDTests {
  private static let ankiID: Int64 = 1_400_000_000_123
  private let deck: Deck

  init() throws {
    deck = Deck(id: DeckID(rawValue: 1), name: try #require(DeckName("A")))
  }

  private func card(_ id: Int64, ankiID: Int64? = nil) -> Flashcard {
    Flashcard(
      id: FlashcardID(rawValue: id),
      ankiID: ankiID,
      note: NoteID(rawValue: 2),
      ordinal: 0,
      deck: deck.id,
      position: 0
    )
  }

  /// The days to which a card is put off by easy answers, each on its day, and the answers.
  private func learn(_ card: Flashcard) -> (days: [Int], reviews: [Review], card: Flashcard) {
    let scheduler = deck.scheduler(nil, boundary: DayBoundary())
    var card = card
    var reviews: [Review] = []
    var now = LocalMoment(time: Timestamp(milliseconds: 1_790_000_000_000))
    let days = (0..<6).map { _ in
      var session = StudySession(
        StudyRequest(selected: deck.name, decks: [deck], cards: [card], now: now)
      )
      _ = session.next(at: now)
      if let answered = session.answer(.easy, duration: 1, at: now, scheduler: scheduler) {
        card = answered.card
        reviews.append(answered.review)
      }
      let days = card.progress.intervalDays
      now.time = now.time.advanced(byMilliseconds: Int64(days) * 86_400_000)
      return days
    }
    return (days, reviews, card)
  }

  @Test("is due on the days of the card that has Anki's id as its own, now and when replayed")
  func fuzz() {
    let anki = learn(card(Self.ankiID))
    let shared = learn(card(1 << 61, ankiID: Self.ankiID))
    #expect(shared.days == anki.days)
    #expect(shared.days != learn(card(1 << 61)).days)
    let scheduler = deck.scheduler(nil, boundary: DayBoundary())
    let replayed = scheduler.replay(shared.reviews, fuzzID: shared.card.fuzzID)
    #expect(replayed == shared.card.progress)
    let change = ParameterChange(
      of: [deck],
      to: nil,
      cards: [shared.card],
      reviews: shared.reviews,
      now: LocalMoment(time: Timestamp(milliseconds: 1_790_000_000_000)),
      boundary: DayBoundary()
    )
    #expect(change.answered == 1 && change.moved == 0)
  }

  @Test("spreads its days by its own id where it has none of Anki's, as ever")
  func own() {
    #expect(card(7).fuzzID == FlashcardID(rawValue: 7))
    #expect(card(7, ankiID: 9).fuzzID == FlashcardID(rawValue: 9))
  }
}
