import Flashcards
import SearchLanguage
import Testing
import Vault

@testable import Store

@Suite("A filtered deck in the vault")
struct FilteredStoreTests {
  private let fixture: StudyFixture
  private static let today = StudyFixture.today

  /// Twelve cards in deck `A` and its inner `A::B`: new ones, and ones due on the days around today.
  init() throws {
    fixture = try StudyFixture()
    var change = ChangeSet()
    change.decks = [
      try fixture.deck(1, "A"), try fixture.deck(2, "A::B"), try fixture.deck(3, "C"),
    ]
    for number in Int64(1)...12 {
      change.notes.append(try fixture.note(number, "note \(number)"))
      var progress = FlashcardProgress.new
      if number > 4 {
        progress = FlashcardProgress(
          phase: .review,
          step: 0,
          memory: Memory(stability: 9, difficulty: 5),
          intervalDays: Int(number),
          due: .day(Self.today + Int(number) - 8),
          lastReview: LocalMoment(time: Timestamp(milliseconds: StudyFixture.start - 86_400_000)),
          reviews: 3,
          lapses: Int(number % 3)
        )
      }
      change.cards.append(
        fixture.card(number, of: number, in: number % 2 + 1, progress: progress)
      )
    }
    try fixture.store.apply(change, under: fixture.key)
  }

  private var context: SearchContext {
    SearchContext(now: StudyFixture.now, boundary: StudyFixture.boundary)
  }

  @discardableResult
  private func build(
    _ searches: [FilteredSearch],
    as deck: FilteredDeck? = nil,
    named name: String = "F",
    requiresCards: Bool = false,
    reschedules: Bool = true
  ) throws -> FilteredBuild {
    var deck =
      deck ?? FilteredDeck(id: FilteredDeckID(rawValue: 0), name: DeckName(nearest: name))
    deck.options = FilteredOptions(searches: searches, reschedules: reschedules)
    return try fixture.store.build(
      deck,
      finding: searches.map { try CardQuery($0.text) },
      context,
      requiresCards: requiresCards,
      chance: 3,
      under: fixture.key
    )
  }

  private func cards() throws -> [Flashcard] {
    try fixture.contents().collection.cards.sorted { $0.id < $1.id }
  }

  /// The ids of the cards in a filtered deck, in their order.
  private func members(_ deck: FilteredDeck) throws -> [Int64] {
    try cards().filter { $0.stay?.deck == deck.id }
      .sorted { ($0.stay?.place ?? 0) < ($1.stay?.place ?? 0) }.map(\.id.rawValue)
  }

  private func summaries() throws -> (decks: [DeckSummary], filtered: [FilteredSummary]) {
    let (now, boundary) = (StudyFixture.now, StudyFixture.boundary)
    return (
      try fixture.store.summaries(at: now, boundary: boundary, under: fixture.key).decks,
      try fixture.store.filteredDecks(at: now, boundary: boundary, under: fixture.key)
    )
  }

  private func found(_ search: String) throws -> [Int64] {
    try fixture.store.cards(matching: CardQuery(search), context, under: fixture.key).cards
      .map(\.card.rawValue).sorted()
  }

  @Test("takes cards in its order and leaves all else of them as it is")
  func building() throws {
    let before = try cards()
    let built = try build([
      FilteredSearch("deck:A::B is:review", limit: 2, order: .intervalsDescending),
      FilteredSearch("is:new", limit: 3, order: .added),
    ])
    #expect(built.cards == 5)
    #expect(try members(built.deck) == [11, 9, 1, 2, 3])
    let after = try cards()
    #expect(
      after.map { card in
        var card = card
        card.stay = nil
        return card
      } == before
    )
    #expect(after.compactMap(\.stay?.since) == Array(repeating: StudyFixture.now.time, count: 5))
    #expect(built.changes.cards.count == 5)
  }

  @Test("has each order of Anki", arguments: FilteredOrder.allCases)
  func orders(order: FilteredOrder) throws {
    var log = ChangeSet()
    log.reviews = (5...12).map {
      fixture.review($0, at: StudyFixture.start - 86_400_000 * (20 - $0))
    }
    try fixture.store.apply(log, under: fixture.key)
    let built = try build([FilteredSearch("is:review", limit: 100, order: order)])
    let taken = try members(built.deck)
    #expect(taken.sorted() == Array(5...12))
    switch order {
    case .oldestSeen, .added, .due, .intervalsAscending: #expect(taken == Array(5...12))
    case .reverseAdded, .intervalsDescending: #expect(taken == (5...12).reversed())
    case .mostLapses: #expect(Set(taken.prefix(3)) == [5, 8, 11])
    default: break
    }
  }

  @Test("is one step to undo and redo, as are emptying and deleting it")
  func undo() throws {
    let before = try fixture.contents().collection
    let built = try build([FilteredSearch("is:review", limit: 3, order: .due)])
    let away = try fixture.contents().collection
    #expect(away.filteredDecks == [built.deck])
    try build([FilteredSearch("is:new", limit: 2, order: .added)], as: built.deck)
    let rebuilt = try fixture.contents().collection
    #expect(try members(built.deck) == [1, 2])
    let home = try fixture.store.empty(built.deck.id, at: StudyFixture.now.time, under: fixture.key)
    #expect(home.cards == 2)
    let emptied = try fixture.contents().collection
    #expect(emptied.cards == before.cards)
    _ = try fixture.store.remove(built.deck.id, at: StudyFixture.now.time, under: fixture.key)
    #expect(try fixture.contents().collection == before)
    for state in [emptied, rebuilt, away, before] {
      try fixture.undoLast()
      #expect(try fixture.contents().collection == state)
    }
    for state in [away, rebuilt, emptied, before] {
      try fixture.undoLast(.redo)
      #expect(try fixture.contents().collection == state)
    }
  }

  @Test("does not take what is suspended, buried or in another one")
  func hindrances() throws {
    var change = ChangeSet()
    change.cards = try cards()
    change.cards[0].isSuspended = true
    change.cards[1].buriedOn = Self.today
    change.cards[2].buriedOn = Self.today - 1
    try fixture.store.apply(change, under: fixture.key)
    let first = try build([FilteredSearch("cid:5", order: .added)])
    let second = try build([FilteredSearch("", limit: 99, order: .added)], named: "f")
    #expect(try members(first.deck) == [5])
    #expect(try members(second.deck) == [3, 4] + Array(6...12))
    #expect(second.deck.name.description == "f+")
    #expect(try build([FilteredSearch("")], named: "A::B").deck.name.description == "A::B+")
  }

  @Test("stays as it was where cards are required and none is found")
  func nothingFound() throws {
    let built = try build([FilteredSearch("is:new", order: .added)])
    let before = try fixture.contents().collection
    let empty = try build([FilteredSearch("zebra")], as: built.deck, requiresCards: true)
    #expect(empty.cards == 0 && empty.changes.isEmpty)
    #expect(try fixture.contents().collection == before)
    #expect(try build([FilteredSearch("zebra")], as: built.deck).cards == 0)
    #expect(try members(built.deck).isEmpty)
  }

  @Test("has its cards to study counted, and home decks pass over them")
  func counts() throws {
    let before = try summaries().decks
    #expect(before.map(\.due.total) == [8, 4, 0])
    let built = try build([FilteredSearch("cid:1,6,12", order: .added)])
    let (decks, filtered) = try summaries()
    #expect(decks.map(\.due.total) == [6, 3, 0])
    #expect(decks.map(\.cards) == before.map(\.cards))
    #expect(
      filtered == [
        FilteredSummary(deck: built.deck, counts: StudyCounts(new: 1, review: 2), cards: 3)
      ]
    )
    _ = try EditedVault(fixture).edit(.suspend(true), .cards([FlashcardID(rawValue: 6)]))
    #expect(try summaries().filtered.first?.counts == StudyCounts(new: 1, review: 1))
    #expect(try summaries().filtered.first?.cards == 3)
    _ = try EditedVault(fixture).edit(.bury, .cards([FlashcardID(rawValue: 1)]))
    #expect(try summaries().filtered.first?.counts == StudyCounts(review: 1))
    let preview = try build([FilteredSearch("is:new", order: .added)], reschedules: false)
    #expect(
      try summaries().filtered.first { $0.deck.id == preview.deck.id }?.counts
        == StudyCounts(review: 3)
    )
  }

  @Test("is found by searches, with the decks its cards come from and when they are due there")
  func searches() throws {
    let due = try (found("is:due"), found("prop:due=2"), found("deck:A::B"))
    try build([FilteredSearch("cid:1,6,10", order: .added)], named: "A::F")
    #expect(try found("deck:filtered") == [1, 6, 10])
    #expect(try found("deck:A::F") == [1, 6, 10])
    #expect(try found("deck:f*").isEmpty)
    #expect(try found("deck:A -deck:filtered").count == 9)
    #expect(try found("is:due") == due.0)
    #expect(try found("prop:due=2") == due.1 && due.1 == [10])
    #expect(try found("deck:A::B") == due.2)
  }

  @Test("loses cards that are moved, and those of a deck that is deleted")
  func leaving() throws {
    let built = try build([FilteredSearch("", limit: 99, order: .added)])
    let edited = EditedVault(fixture)
    _ = try edited.edit(.move(to: EditedVault.otherDeck), .cards([FlashcardID(rawValue: 2)]))
    #expect(try edited.card(2).stay == nil)
    try fixture.undoLast()
    #expect(try edited.card(2).stay?.deck == built.deck.id)
    var change = ChangeSet()
    change.removedDecks = [DeckID(rawValue: 2)]
    try fixture.change(.deckRemoval) { $0 = change }
    #expect(try members(built.deck) == [2, 4, 6, 8, 10, 12])
    try fixture.undoLast()
    #expect(try members(built.deck) == Array(1...12))
  }

  @Test("is studied, and its answers count against no limit of the decks they come from")
  func studying() throws {
    let built = try build([FilteredSearch("cid:1,6,12", order: .added)])
    let (now, boundary) = (StudyFixture.now, StudyFixture.boundary)
    let (contents, damaged) = try fixture.store.filteredContents(
      of: built.deck.id,
      at: now,
      boundary: boundary,
      under: fixture.key
    )
    #expect(damaged == 0)
    #expect(contents.filtered == built.deck)
    #expect(contents.deck.name == built.deck.name)
    #expect(contents.inner.map(\.name.description) == ["A", "A::B"])
    #expect(contents.notes.count == 3)
    var session = StudySession(
      StudyRequest(
        selected: contents.deck.name,
        decks: [contents.deck] + contents.inner,
        cards: contents.cards,
        filtered: contents.filtered,
        now: now,
        boundary: boundary
      )
    )
    var answered = 0
    let scheduler = try fixture.deck(1, "A").scheduler(nil, boundary: boundary)
    while case .card = session.next(at: now),
      let result = session.answer(.easy, duration: 1, at: now, scheduler: scheduler)
    {
      answered += 1
      try fixture.change(.answer) {
        $0.cards = [result.card] + result.buried
        $0.reviews = [result.review]
      }
    }
    #expect(answered == 3)
    #expect(try members(built.deck).isEmpty)
    let done = try fixture.store.contents(
      of: DeckID(rawValue: 1),
      at: now,
      boundary: boundary,
      under: fixture.key
    ).contents.doneToday
    #expect(done.isEmpty)
    #expect(try fixture.contents().reviews.allSatisfy(\.isInFilteredDeck))
    try fixture.undoLast()
    #expect(try members(built.deck) == [12])
    #expect(try fixture.contents().reviews.count == 2)
  }

  @Test("is loaded page by page, in its order, with what is left counted")
  func pages() throws {
    var change = ChangeSet()
    for id in Int64(1_001)...1_450 {
      change.notes.append(try fixture.note(id, "page \(id)"))
      change.cards.append(fixture.card(id, of: id, in: 3))
    }
    try fixture.store.apply(change, under: fixture.key)
    let built = try build([FilteredSearch("deck:C", limit: 9_999, order: .added)])
    // One of the first page can't be read, and the next takes its place.
    try fixture.vault.spoil("flashcard WHERE id = 1007", .zeros, under: fixture.key)
    let scheduler = try fixture.deck(3, "C").scheduler(nil, boundary: StudyFixture.boundary)
    var session: StudySession?
    var (shown, loads): ([Int64], [Int]) = ([], [])
    while true {
      let (contents, damaged) = try fixture.store.filteredContents(
        of: built.deck.id,
        at: StudyFixture.now,
        boundary: StudyFixture.boundary,
        under: fixture.key
      )
      #expect(damaged == 1)
      loads.append(contents.cards.count)
      var request = StudyRequest(
        selected: contents.deck.name,
        decks: contents.inner,
        cards: contents.cards,
        filtered: contents.filtered,
        now: StudyFixture.now,
        boundary: StudyFixture.boundary
      )
      (request.filteredOrder, request.unloaded) = (contents.filteredOrder, contents.unloaded)
      var next = session ?? StudySession(request)
      if session != nil { next.refill(request) }
      #expect(next.counts.new == 450 - shown.count - 1)
      while !next.lacksCards(at: StudyFixture.now),
        case .card(let card) = next.next(at: StudyFixture.now),
        let answer = next.answer(.easy, duration: 1, at: StudyFixture.now, scheduler: scheduler)
      {
        shown.append(card.rawValue)
        try fixture.change(.answer) {
          $0.cards = [answer.card]
          $0.reviews = [answer.review]
        }
      }
      session = next
      guard next.lacksCards(at: StudyFixture.now) else { break }
    }
    #expect(shown == (1_001...1_450).filter { $0 != 1_007 })
    #expect(loads == [200, 200, 49])
  }

  @Test("more cards for one day are undone, and done again")
  func extra() throws {
    let before = try fixture.contents()
    var deck = try #require(before.collection.decks.first { $0.name.description == "A" })
    deck.extend(on: Self.today, new: 7, reviews: 2)
    var change = ChangeSet()
    change.decks = [deck]
    try fixture.store.apply(
      change,
      as: UndoableOperation(.customStudy, "A"),
      at: StudyFixture.now.time,
      under: fixture.key
    )
    let after = try fixture.contents()
    #expect(after.collection.decks.first { $0.id == deck.id }?.extra?.new == 7)
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents() == after)
  }
}
