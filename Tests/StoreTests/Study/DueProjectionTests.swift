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
  private let today = StudyFixture.boundary.day(of: StudyFixture.now)

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
    var home: [[DeckSummary]] = []
    for days in Int64(0)..<8 {
      var moment = StudyFixture.now
      moment.time = moment.time.advanced(byMilliseconds: days * StudyFixture.day)
      home.append(
        try fixture.store.summaries(
          at: moment,
          boundary: StudyFixture.boundary,
          under: fixture.key
        ).decks
      )
    }
    fixture.key.destroy()
    let projection = projector.projection()
    #expect(projection.first == today)
    #expect(projection.days[0].total > 0)
    for (day, decks) in home.enumerated() {
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
