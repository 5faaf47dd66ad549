import Flashcards
import Secrets
import Store
import TestSupport
import Testing
import Vault

@Suite("What will be due, counted once the key is gone")
struct DueProjectionTests {
  private let home: TemporaryDirectory
  private let fixture: StudyFixture
  private let today = StudyFixture.today

  init() throws {
    home = try TemporaryDirectory()
    fixture = try StudyFixture(at: .file(home.path + "/vault"))
  }

  private func fill() throws {
    var change = ChangeSet()
    for (id, name) in ["A", "A::B", "C"].enumerated() {
      let options = DeckOptions(newPerDay: 4 + id, reviewsPerDay: 6 + id)
      change.decks.append(try fixture.deck(Int64(id + 1), name, options: options))
    }
    for number in Int64(1)...90 {
      change.notes.append(try fixture.note(number))
      var progress = FlashcardProgress.new
      if number % 3 > 0 {
        let phase: Phase = number % 5 == 0 ? .learning : .review
        (progress.phase, progress.reviews) = (phase, 2)
        progress.due = .day(today + Int(number % 11) - 4)
      }
      change.cards.append(
        fixture.card(number + 1_000, of: number, in: number % 3 + 1, progress: progress)
      )
    }
    change.cards[7].isSuspended = true
    change.cards[8].buriedOn = today
    for (id, name) in [(1, "B"), (2, "C::Late")] {
      let deck = FilteredDeckID(rawValue: Int64(id))
      change.filteredDecks.append(
        FilteredDeck(id: deck, name: try #require(DeckName(name)))
      )
      for number in id * 20..<id * 20 + 12 {
        let since = StudyFixture.now.time.advanced(byMilliseconds: -StudyFixture.day)
        change.cards[number].stay = FilteredStay(deck: deck, place: number, since: since)
      }
    }
    change.cards[21].buriedOn = today
    // One that was answered in the filtered deck, and waits there for a later day.
    change.cards[40].progress.phase = .learning
    change.cards[40].progress.due = .day(today + 3)
    change.cards[40].progress.lastReview = StudyFixture.now
    change.reviews = [fixture.review(1_004, kind: .learning), fixture.review(1_005)]
    try fixture.store.apply(change, under: fixture.key)
  }

  @Test("today's numbers are Home's, and those of later days Home's of those days")
  func asHome() throws {
    try fill()
    let projector = try fixture.store.dueProjector(
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      tellsNames: true,
      under: fixture.key
    )
    var home: [[DeckRow]] = []
    for days in Int64(0)..<8 {
      var moment = StudyFixture.now
      moment.time = moment.time.advanced(byMilliseconds: days * StudyFixture.day)
      let boundary = StudyFixture.boundary
      let decks = try fixture.store.summaries(at: moment, boundary: boundary, under: fixture.key)
      let filtered = try fixture.store.filteredDecks(
        at: moment,
        boundary: boundary,
        under: fixture.key
      )
      home.append(decks.decks.map(DeckRow.deck) + filtered.map(DeckRow.filtered))
    }
    fixture.key.destroy()
    let projection = projector.projection()
    #expect(projection.first == today)
    #expect(projection.days[0].total > 0)
    #expect(home[0].count { $0.filtered != nil && $0.due.total > 0 } == 2)
    for (day, decks) in home.enumerated() {
      let decks = decks.sorted { $0.name < $1.name }
      #expect(projection.days[day] == DeckOutline(decks).due, "day \(day)")
      #expect(projection.decks?.map { $0.due[day] } == decks.map(\.due.total), "day \(day)")
    }
  }

  @Test("an empty vault has nothing due on any day")
  func empty() throws {
    let projector = try fixture.store.dueProjector(
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      tellsNames: false,
      under: fixture.key
    )
    let projection = projector.projection()
    #expect(projection.days == Array(repeating: StudyCounts(), count: DueProjection.dayCount))
    #expect(projection.decks == nil)
  }
}
