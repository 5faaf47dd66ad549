import Flashcards
import SearchLanguage
import Testing
import Vault

@testable import Store

/// The deck `A` with five new cards, 1 to 5, and a limit of seven; `Z` with 11 to 18, which come due or
/// are new; and filtered decks within `A` that take cards of `Z`.
@Suite("A filtered deck within another one")
struct FilteredBeneathStoreTests {
  private let fixture: StudyFixture
  private static let today = StudyFixture.today
  private let a = DeckID(rawValue: 1)
  private let z = DeckID(rawValue: 2)

  init() throws {
    fixture = try StudyFixture()
    var change = ChangeSet()
    change.decks = [
      try fixture.deck(1, "A", options: DeckOptions(newPerDay: 7, reviewsPerDay: 12)),
      try fixture.deck(2, "Z", options: DeckOptions(newPerDay: 1, reviewsPerDay: 1)),
    ]
    for id in Array(Int64(1)...5) + Array(11...18) {
      change.notes.append(try fixture.note(id, "note \(id)"))
      change.cards.append(fixture.card(id, of: id, in: id < 10 ? 1 : 2))
    }
    try fixture.store.apply(change, under: fixture.key)
  }

  @discardableResult
  private func build(
    _ search: String = "deck:Z",
    named name: String = "A::F",
    reschedules: Bool = true
  ) throws -> FilteredDeck {
    var deck = FilteredDeck(id: FilteredDeckID(rawValue: 0), name: DeckName(nearest: name))
    deck.options = FilteredOptions(
      searches: [FilteredSearch(search, limit: 100, order: .added)],
      reschedules: reschedules
    )
    return try fixture.store.build(
      deck,
      finding: [CardQuery(search)],
      SearchContext(now: StudyFixture.now, boundary: StudyFixture.boundary),
      requiresCards: true,
      chance: 3,
      under: fixture.key
    ).deck
  }

  private func rows(at moment: LocalMoment = StudyFixture.now) throws -> [DeckRow] {
    let (boundary, key) = (StudyFixture.boundary, fixture.key)
    let decks = try fixture.store.summaries(at: moment, boundary: boundary, under: key).decks
    let filtered = try fixture.store.filteredDecks(at: moment, boundary: boundary, under: key)
    return (decks.map(DeckRow.deck) + filtered.map(DeckRow.filtered)).sorted { $0.name < $1.name }
  }

  private func due() throws -> [String: StudyCounts] {
    Dictionary(uniqueKeysWithValues: try rows().map { ($0.name.description, $0.due) })
  }

  private func contents() throws -> DeckContents {
    try fixture.store.contents(
      of: a,
      scope: .session(with: []),
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: fixture.key
    ).contents
  }

  private func session() throws -> StudySession {
    let contents = try contents()
    var request = StudyRequest(
      selected: contents.deck.name,
      decks: [contents.deck] + contents.inner + contents.homes,
      cards: contents.cards,
      doneToday: contents.doneToday,
      now: StudyFixture.now,
      boundary: StudyFixture.boundary
    )
    request.beneath = contents.beneath
    return StudySession(request)
  }

  /// The cards of a session in their order, each buried once it was shown.
  private func course() throws -> [Int64] {
    var session = try session()
    var course: [Int64] = []
    while case .card(let card) = session.next(at: StudyFixture.now) {
      course.append(card.rawValue)
      _ = session.bury()
    }
    return course
  }

  @Test("counts with the decks around it, under their limits alone, and once in all")
  func counts() throws {
    try build()
    #expect(try due()["A"] == StudyCounts(new: 7))
    #expect(try due()["A::F"] == StudyCounts(new: 8))
    #expect(try due()["Z"] == StudyCounts())
    #expect(DeckOutline(try rows()).due == StudyCounts(new: 7))
    #expect(try rows().next(after: .deck(a), named: DeckName(nearest: "A")) == nil)
    // Outside of any deck it counts by itself.
    try build("deck:A cid:1,2", named: "G")
    #expect(DeckOutline(try rows()).due == StudyCounts(new: 9))
    #expect(
      try rows().next(after: .deck(a), named: DeckName(nearest: "A"))?.name.description == "G"
    )
  }

  @Test("is studied with them, its cards as they come there: a preview's are reviews")
  func studying() throws {
    try build()
    #expect(try course() == [1, 2, 3, 4, 5, 11, 12])
    let loaded = try contents()
    #expect(Set(loaded.cards.map(\.id.rawValue)) == [1, 2, 3, 4, 5, 11, 12])
    #expect(loaded.homes.map(\.id) == [z])
    #expect(!loaded.isWhole)
    try fixture.undoLast()
    try build(named: "A::B::F", reschedules: false)
    // Eight reviews of twelve leave room for four new cards.
    #expect(try due()["A"] == StudyCounts(new: 4, review: 8))
    #expect(Set(try course()) == Set([1, 2, 3, 4] + Array(11...18)))
    #expect(try session().counts == StudyCounts(new: 4, review: 8))
  }

  @Test("has a card come home with its answer, under the options of its deck, and back by undo")
  func answering() throws {
    let filtered = try build("cid:11", named: "A::F")
    var session = try session()
    for _ in 1...5 {
      _ = session.next(at: StudyFixture.now)
      _ = session.bury()
    }
    #expect(session.next(at: StudyFixture.now) == .card(FlashcardID(rawValue: 11)))
    let shown = try #require(session.card(FlashcardID(rawValue: 11)))
    #expect(session.filteredDeck(of: shown)?.id == filtered.id)
    let scheduler = try fixture.deck(2, "Z").scheduler(nil, boundary: StudyFixture.boundary)
    let given = session.answer(.easy, duration: 1, at: StudyFixture.now, scheduler: scheduler)
    let answer = try #require(given)
    #expect(answer.card.stay == nil && answer.card.deck == z)
    #expect(answer.review.isInFilteredDeck)
    try fixture.change(.answer) {
      $0.cards = [answer.card]
      $0.reviews = [answer.review]
    }
    #expect(try due()["A"] == StudyCounts(new: 5))
    #expect(try contents().doneToday.isEmpty)
    #expect(session.next(at: StudyFixture.now) == .finished)
    try fixture.undoLast()
    session.follow(changed: [shown], withdrawn: [answer.review])
    #expect(session.next(at: StudyFixture.now) == .card(shown.id))
    #expect(try due()["A"] == StudyCounts(new: 6))
  }

  @Test("is in what is due on the coming days as Home counts it on them")
  func projection() throws {
    var change = ChangeSet()
    for id in Int64(14)...18 {
      var card = fixture.card(id, of: id, in: 2)
      (card.progress.phase, card.progress.reviews) = (.review, 2)
      card.progress.due = .day(Self.today + Int(id) - 15)
      card.buriedOn = id == 16 ? Self.today : nil
      change.cards.append(card)
    }
    try fixture.store.apply(change, under: fixture.key)
    try build("deck:Z -cid:17")
    try build("cid:1,17", named: "Z::P", reschedules: false)
    let projector = try fixture.store.dueProjector(
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      tellsNames: true,
      under: fixture.key
    )
    let projection = projector.projection()
    for day in 0..<5 {
      var moment = StudyFixture.now
      moment.time = moment.time.advanced(byMilliseconds: Int64(day) * StudyFixture.day)
      let rows = try rows(at: moment)
      #expect(projection.days[day] == DeckOutline(rows).due, "day \(day)")
      #expect(projection.decks?.map { $0.due[day] } == rows.map(\.due.total), "day \(day)")
    }
    #expect(projection.days[0].review > 0)
  }
}
