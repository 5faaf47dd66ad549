import Flashcards
import Preferences
import Secrets
import Store
import Testing

@Suite("Due cards, deck by deck")
struct StudySummaryTests {
  private let fixture: StudyFixture
  private let today = StudyFixture.today

  init() throws {
    fixture = try StudyFixture()
  }

  private func progress(_ number: Int64) -> FlashcardProgress {
    var progress = FlashcardProgress.new
    let moment = Timestamp(milliseconds: StudyFixture.start + (number % 9 - 4) * 60_000)
    switch number % 7 {
    case 0: return progress
    case 1: (progress.phase, progress.due) = (.learning, .moment(moment))
    case 2: (progress.phase, progress.due) = (.learning, .day(today + Int(number % 3) - 1))
    case 3: (progress.phase, progress.due) = (.review, .moment(moment))
    default: (progress.phase, progress.due) = (.review, .day(today + Int(number % 5) - 3))
    }
    progress.reviews = 3
    return progress
  }

  @Test("the day is the one that begins at the hour that is set", arguments: [(0, 1), (4, 0)])
  func rollover(hour: Int, due: Int) throws {
    var change = ChangeSet()
    change.decks.append(try fixture.deck(1, "A"))
    change.notes.append(try fixture.note(1))
    var progress = FlashcardProgress.new
    (progress.phase, progress.due, progress.reviews) = (.review, .day(20_000), 1)
    change.cards.append(fixture.card(1, of: 1, in: 1, progress: progress))
    try fixture.store.apply(change, under: fixture.key)
    try SettingsStore(fixture.vault).save(
      Preferences().with(\.rolloverHour, hour),
      under: fixture.key
    )
    // Two in the morning of that day.
    let night = LocalMoment(time: Timestamp(milliseconds: (20_000 * 24 + 2) * 3_600_000))
    let decks = try fixture.store.summaries(at: night, under: fixture.key).decks
    #expect(decks.map(\.due.review) == [due])
  }

  @Test("what came due while a clock stood at the beginning of 1970 is due")
  func wrongClock() throws {
    var change = ChangeSet()
    change.decks.append(try fixture.deck(1, "A"))
    change.notes.append(try fixture.note(1))
    var progress = FlashcardProgress.new
    (progress.phase, progress.due, progress.reviews) = (
      .learning, .moment(Timestamp(milliseconds: 5)), 1
    )
    change.cards.append(fixture.card(1, of: 1, in: 1, progress: progress))
    try fixture.store.apply(change, under: fixture.key)
    let decks = try fixture.store.summaries(at: StudyFixture.now, under: fixture.key).decks
    #expect(decks.map(\.due.learning) == [1])
  }

  @Test(
    "the counts of each deck are those of a session in it",
    arguments: [(20, 200), (3, 5), (0, 1), (2, 0)]
  )
  func counts(newPerDay: Int, reviewsPerDay: Int) throws {
    var change = ChangeSet()
    for (id, name) in ["A", "A::B", "A::B::C", "a::D", "E", "E::F::G"].enumerated() {
      let options = DeckOptions(
        newPerDay: newPerDay + id % 3,
        reviewsPerDay: reviewsPerDay + id % 2,
        buriesNewSiblings: false,
        buriesReviewSiblings: false
      )
      change.decks.append(try fixture.deck(Int64(id + 1), name, options: options))
    }
    for number in Int64(1)...300 {
      change.notes.append(try fixture.note(number))
      var card = fixture.card(
        number + 1_000,
        of: number,
        in: number % 6 + 1,
        progress: progress(number * 31 / 6)
      )
      card.isSuspended = number % 11 == 0
      card.buriedOn = number % 13 == 0 ? today : number % 17 == 0 ? today - 1 : nil
      change.cards.append(card)
    }
    for card in change.cards.prefix(12) {
      change.reviews.append(fixture.review(card.id.rawValue))
    }
    let store = fixture.store
    try store.apply(change, under: fixture.key)
    let (summaries, damaged) = try store.summaries(
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: fixture.key
    )
    #expect(damaged == 0)
    #expect(summaries.map(\.deck) == change.decks.sorted { $0.name < $1.name })
    var tally = StudyTally(at: StudyFixture.now, boundary: StudyFixture.boundary)
    for deck in change.decks {
      tally.add(change.cards.filter { $0.deck == deck.id }.map(\.dueState), of: deck.id)
    }
    let expected = tally.summaries(of: change.decks, doneToday: [:])
    #expect(summaries.map(\.ahead) == expected.map(\.ahead))
    #expect(summaries.contains { $0.ahead.contains { $0 > 1 } })
    for summary in summaries {
      let contents = try store.contents(
        of: summary.deck.id,
        at: StudyFixture.now,
        boundary: StudyFixture.boundary,
        under: fixture.key
      ).contents
      let session = StudySession(
        StudyRequest(
          selected: contents.deck.name,
          decks: [contents.deck] + contents.inner,
          cards: contents.cards,
          doneToday: contents.doneToday,
          now: StudyFixture.now,
          boundary: StudyFixture.boundary
        )
      )
      #expect(summary.due == session.counts, "\(summary.deck.name)")
      #expect(summary.cards == contents.cards.count)
    }
  }

  @Test("cards of one note are counted once a day where siblings wait")
  func siblings() throws {
    var change = ChangeSet()
    change.decks = [try fixture.deck(1, "A")]
    change.notes = [try fixture.note(1, kind: .basicAndReversed)]
    change.cards = [fixture.card(1, of: 1, in: 1), fixture.card(2, of: 1, in: 1, ordinal: 1)]
    try fixture.store.apply(change, under: fixture.key)
    let summary = try fixture.store.summaries(
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: fixture.key
    ).decks.first
    #expect(summary?.due == StudyCounts(new: 1))
    #expect(summary?.cards == 2)
  }

  @Test("what was answered today lowers what is left, and yesterday's answers don't")
  func doneToday() throws {
    var change = ChangeSet()
    change.decks = [try fixture.deck(1, "A", options: DeckOptions(newPerDay: 2))]
    for number in Int64(1)...5 {
      change.notes.append(try fixture.note(number))
      change.cards.append(fixture.card(number, of: number, in: 1))
    }
    var known = FlashcardProgress.new
    (known.phase, known.due, known.reviews) = (.review, .day(today + 5), 1)
    change.cards[0].progress = known
    change.cards[1].progress = known
    change.reviews = [
      fixture.review(1, kind: .learning),
      fixture.review(2, at: StudyFixture.start - StudyFixture.day, kind: .learning),
    ]
    try fixture.store.apply(change, under: fixture.key)
    let contents = try fixture.store.contents(
      of: DeckID(rawValue: 1),
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: fixture.key
    ).contents
    #expect(contents.doneToday == [DeckID(rawValue: 1): DayCounts(new: 1, reviews: 0)])
    let summary = try fixture.store.summaries(
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: fixture.key
    ).decks.first
    #expect(summary?.due.new == 1)
  }

  @Test("a card that was reset is new again with its next answer, one in its steps is not")
  func reset() throws {
    var change = ChangeSet()
    change.decks = [try fixture.deck(1, "A")]
    var known = FlashcardProgress.new
    (known.phase, known.due, known.reviews) = (.learning, .day(today), 3)
    for number in Int64(1)...4 {
      change.notes.append(try fixture.note(number))
      change.cards.append(fixture.card(number, of: number, in: 1, progress: known))
    }
    let (day, now) = (StudyFixture.day, StudyFixture.start)
    change.reviews = [
      // In its steps since two days ago.
      fixture.review(1, at: now - 2 * day, kind: .learning), fixture.review(1, kind: .learning),
      // Reset long ago and answered today, reset today and answered, and only reset today.
      fixture.review(2, at: now - 90 * day), fixture.review(2, at: now - 80 * day, kind: .reset),
      fixture.review(2, kind: .learning),
      fixture.review(3, at: now - 9 * day), fixture.review(3, at: now - 9, kind: .reset),
      fixture.review(3, kind: .learning),
      fixture.review(4, at: now - 9 * day), fixture.review(4, kind: .reset),
    ]
    try fixture.store.apply(change, under: fixture.key)
    try fixture.store.closeDays(before: Timestamp(milliseconds: now), under: fixture.key)
    let contents = try fixture.store.contents(
      of: DeckID(rawValue: 1),
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: fixture.key
    ).contents
    #expect(contents.doneToday == [DeckID(rawValue: 1): DayCounts(new: 2, reviews: 0)])
  }
}
