import Foundation
import Testing

@testable import Flashcards

@Suite("A session of a filtered deck")
struct FilteredSessionTests {
  private static let start: Int64 = 1_750_000_000_000
  private static let boundary = DayBoundary()
  private static let id = FilteredDeckID(rawValue: 50)
  private static let home = Deck(id: DeckID(rawValue: 1), name: DeckName(nearest: "Home"))
  private static let today = boundary.day(of: now())

  private static func now(_ seconds: Int64 = 0) -> LocalMoment {
    LocalMoment(time: Timestamp(milliseconds: start + seconds * 1_000))
  }

  private static func deck(reschedules: Bool = true, _ delays: PreviewDelays = .usual)
    -> FilteredDeck
  {
    FilteredDeck(
      id: id,
      name: DeckName(nearest: "Filtered"),
      options: FilteredOptions(reschedules: reschedules, delays: delays)
    )
  }

  /// A card in the deck, at the place of its number.
  private static func card(
    _ number: Int64,
    of note: Int64? = nil,
    _ phase: Phase = .new,
    due: Due? = nil
  ) -> Flashcard {
    var progress = FlashcardProgress.new
    if phase != .new {
      progress = FlashcardProgress(
        phase: phase,
        step: 0,
        memory: Memory(stability: 20, difficulty: 5),
        intervalDays: 20,
        due: due,
        lastReview: LocalMoment(time: Timestamp(milliseconds: start - 10 * 86_400_000)),
        reviews: 4,
        lapses: 0
      )
    }
    return Flashcard(
      id: FlashcardID(rawValue: number),
      note: NoteID(rawValue: note ?? number * 10),
      ordinal: 0,
      deck: home.id,
      position: Int(100 - number),
      stay: FilteredStay(
        deck: id,
        place: Int(number),
        since: Timestamp(milliseconds: start - 1_000)
      ),
      progress: progress
    )
  }

  private static func session(
    _ cards: [Flashcard],
    _ filtered: FilteredDeck? = deck()
  ) -> StudySession {
    StudySession(
      StudyRequest(
        selected: filtered?.name ?? home.name,
        decks: [home],
        cards: cards,
        filtered: filtered,
        now: now(),
        boundary: boundary
      )
    )
  }

  private static let scheduler = home.scheduler(nil, boundary: boundary)

  private static func answer(
    _ session: inout StudySession,
    _ rating: Rating,
    after seconds: Int64 = 0
  ) throws -> AnswerResult {
    _ = session.next(at: now(seconds))
    let answer = session.answer(rating, duration: 900, at: now(seconds), scheduler: scheduler)
    return try #require(answer)
  }

  @Test("shows steps at once, then reviews by their places, whenever they are due, without limits")
  func order() {
    let later = Due.day(Self.today + 30)
    let cards =
      [Self.card(4, .review, due: later), Self.card(2, .review, due: .day(Self.today - 3))]
      + [Self.card(9, .learning, due: .moment(Self.now(50_000).time))]
      + (10..<60).map { Self.card($0) }
    var session = Self.session(cards)
    #expect(session.next(at: Self.now()) == .card(FlashcardID(rawValue: 9)))
    #expect(session.counts == StudyCounts(new: 50, learning: 1, review: 2))
    let reviews = session.upcoming(60).filter { $0.rawValue < 9 }
    #expect(reviews.map(\.rawValue) == [2, 4])
  }

  @Test("and one of its home deck do not show each other's cards")
  func apart() {
    var atHome = Self.card(1)
    atHome.stay = nil
    let cards = [atHome, Self.card(2), Self.card(3, .review, due: .day(Self.today))]
    var home = Self.session(cards, nil)
    #expect(home.next(at: Self.now()) == .card(FlashcardID(rawValue: 1)))
    #expect(home.counts.total == 1)
    #expect(Self.session(cards).counts == StudyCounts(new: 1, review: 1))
  }

  @Test("has a card come home with the answer that leads to review, also ahead of time")
  func rescheduling() throws {
    var session = Self.session([
      Self.card(1, .review, due: .day(Self.today + 9)),
      Self.card(2, .review, due: .day(Self.today)),
    ])
    let ahead = try Self.answer(&session, .good)
    #expect(ahead.card.stay == nil)
    #expect(ahead.card.deck == Self.home.id)
    #expect(ahead.card.progress.reviews == 5)
    #expect(ahead.review.kind == .filtered)
    #expect(ahead.review.isInFilteredDeck)
    let due = try Self.answer(&session, .again)
    #expect(due.review.kind == .review)
    #expect(due.card.progress.phase == .relearning)
    #expect(due.card.stay?.deck == Self.id)
    #expect(session.counts == StudyCounts(learning: 1))
    let end = try Self.answer(&session, .easy, after: 700)
    #expect(end.card.stay == nil)
    #expect(session.next(at: Self.now(700)) == .finished)
  }

  @Test("waits for a step of a card that was answered in it, not for that from before")
  func steps() throws {
    var session = Self.session([Self.card(1)])
    let answer = try Self.answer(&session, .good)
    let due = try #require(session.stepDue(of: answer.card))
    #expect(due > Self.now().time)
    var again = Self.session([answer.card])
    #expect(again.counts == StudyCounts(learning: 1))
    // Within the time by which steps come early.
    #expect(again.next(at: Self.now()) == .card(answer.card.id))
    var tomorrow = answer.card
    tomorrow.progress.due = .day(Self.today + 1)
    #expect(Self.session([tomorrow]).counts.total == 0)
  }

  @Test("changes no schedule where it only previews, and says when a card comes again")
  func preview() throws {
    let deck = Self.deck(reschedules: false)
    let cards = [Self.card(1), Self.card(2, .review, due: .day(Self.today + 40))]
    var session = Self.session(cards, deck)
    #expect(session.isPreview)
    #expect(session.counts == StudyCounts(review: 2))
    let again = try Self.answer(&session, .again)
    #expect(again.card.progress == cards[0].progress)
    #expect(again.card.stay?.again == Self.now(60).time)
    #expect(again.review.kind == .cram)
    #expect(
      again.review.logged
        == LoggedAnswer(type: 3, ease: 1, interval: -60, previousInterval: -60, factor: 0)
    )
    let good = try Self.answer(&session, .good)
    #expect(good.card.stay == nil)
    #expect(good.card.progress == cards[1].progress)
    #expect(good.review.logged?.interval == 0)
    #expect(session.counts == StudyCounts(learning: 1))
    let hard = try Self.answer(&session, .hard, after: 60)
    #expect(hard.card.stay?.again == Self.now(660).time)
    var restored = Self.session([hard.card], deck)
    #expect(restored.counts == StudyCounts(learning: 1))
    let easy = try Self.answer(&restored, .easy, after: 660)
    #expect(easy.card.stay == nil)
    #expect(restored.next(at: Self.now(660)) == .finished)
  }

  @Test("steps back over an undone answer, also one of a preview", arguments: [true, false])
  func undo(reschedules: Bool) throws {
    let card = Self.card(1, .review, due: .day(Self.today + 3))
    var session = Self.session([card, Self.card(2)], Self.deck(reschedules: reschedules))
    let first = try Self.answer(&session, .easy)
    #expect(first.card.stay == nil)
    session.follow(changed: [card], withdrawn: [first.review])
    #expect(session.next(at: Self.now()) == .card(card.id))
    #expect(session.card(card.id) == card)
    #expect(session.answered == 0)
    #expect(session.counts.total == 2)
    session.follow(changed: [first.card], given: [first.review.redone])
    #expect(session.next(at: Self.now()) == .card(FlashcardID(rawValue: 2)))
    #expect(session.answered == 1)
  }

  @Test("leaves out cards that go home meanwhile, and has siblings wait")
  func following() throws {
    var session = Self.session([
      Self.card(1, of: 5, .review, due: .day(0)), Self.card(2, of: 5, .review, due: .day(0)),
      Self.card(3, .review, due: .day(0)),
    ])
    #expect(session.counts.review == 2)
    let answer = try Self.answer(&session, .good)
    #expect(answer.buried.map(\.id.rawValue) == [2])
    #expect(answer.buried.first?.stay != nil)
    var home = Self.card(3, .review, due: .day(0))
    home.stay = nil
    session.follow(changed: [home])
    #expect(session.next(at: Self.now()) == .finished)
  }

  @Test("is the same after it was sealed")
  func sealing() throws {
    var session = Self.session([Self.card(1), Self.card(2)], Self.deck(reschedules: false))
    _ = try Self.answer(&session, .again)
    var restored = try JSONDecoder().decode(
      StudySession.self,
      from: JSONEncoder().encode(session)
    )
    #expect(restored.isPreview)
    #expect(restored.counts == session.counts)
    #expect(restored.next(at: Self.now()) == session.next(at: Self.now()))
  }

  @Test("takes cards away that are set due, made new or moved")
  func edits() throws {
    let context = EditContext(now: Self.now())
    let edits: [BulkEdit] = [
      .setDue(try DueDays("3")), .reset(keepsPosition: true, keepsCounts: true),
      .move(to: Deck(id: DeckID(rawValue: 9), name: DeckName(nearest: "Other"))),
    ]
    for edit in edits {
      #expect(edit.change(of: [Self.card(1)], [], context).cards.map(\.stay) == [nil])
    }
    let suspended = BulkEdit.suspend(true).change(of: [Self.card(1)], [], context).cards
    #expect(suspended.first?.stay != nil)
  }
}
