import Flashcards
import Store
import Testing
import WindowLevels

@testable import StudyUI

/// The deck `A` with three new cards, `Z` with more, and the filtered deck `A::F` with those of `Z`.
@Suite("A review over a real vault")
struct StoredReviewTests {
  private let bench: Bench
  private var store: StudyStore { StudyStore(bench.vault) }
  private let a = DeckID(rawValue: 1)
  private let z = DeckID(rawValue: 2)

  init() throws {
    bench = try Bench()
  }

  private func fill(_ count: Int64, reschedules: Bool = true) throws {
    var change = ChangeSet()
    change.decks = [
      Deck(id: a, name: DeckName(nearest: "A")), Deck(id: z, name: DeckName(nearest: "Z")),
    ]
    for id in Array(Int64(1)...3) + Array(101..<101 + count) {
      change.notes.append(
        Note(
          id: NoteID(rawValue: id),
          guid: "n\(id)",
          content: try NoteContent(kind: .basic, prompt: "prompt \(id)", answer: "answer \(id)"),
          tags: Tags(id % 2 == 0 ? "even" : "odd"),
          modified: StoredScreens.wall.time
        )
      )
      change.cards.append(
        Flashcard(
          id: FlashcardID(rawValue: id),
          note: NoteID(rawValue: id),
          ordinal: 0,
          deck: id < 100 ? a : z,
          position: Int(id)
        )
      )
    }
    try store.apply(change, under: bench.key)
    var deck = FilteredDeck(id: FilteredDeckID(rawValue: 0), name: DeckName(nearest: "A::F"))
    deck.options = FilteredOptions(
      searches: [FilteredSearch("deck:Z", limit: 99_999, order: .added)],
      reschedules: reschedules
    )
    _ = try store.build(
      deck,
      finding: [CardQuery("deck:Z")],
      store.searchContext(at: StoredScreens.wall, under: bench.key),
      requiresCards: true,
      chance: 1,
      under: bench.key
    )
  }

  private func review(_ app: StoredScreens) throws -> ReviewScreen {
    try #require(app.front as? ReviewScreen)
  }

  private func away(_ app: StoredScreens) throws -> Int {
    try app.collection().cards.count { $0.stay != nil }
  }

  @Test("shows the cards of a filtered deck beneath, which go home, also after a lock and an undo")
  func beneath() throws {
    try fill(2)
    var app = try StoredScreens(over: bench)
    #expect(app.shows("5 new"), "\(app.lines)")
    app.press(.character("f"), .enter)
    #expect(try review(app).deck == a)
    #expect(try review(app).session?.counts == StudyCounts(new: 5))
    for id in Int64(1)...3 {
      #expect(try review(app).card == FlashcardID(rawValue: id))
      app.press(.character(" "), .character("4"))
    }
    #expect(try review(app).card == FlashcardID(rawValue: 101))
    try app.lockAndUnlock()
    #expect(try review(app).card == FlashcardID(rawValue: 101))
    app.press(.character(" "), .character("4"))
    #expect(try away(app) == 1)
    #expect(try review(app).card == FlashcardID(rawValue: 102))
    app.press(.character("u"))
    #expect(try away(app) == 2, "\(app.lines)")
    #expect(try review(app).card == FlashcardID(rawValue: 101))
    app.press(.character(" "), .character("4"), .character(" "), .character("4"))
    #expect(try review(app).turn == .finished)
    #expect(try away(app) == 0)
    let cards = try app.collection().cards
    #expect(cards.allSatisfy { $0.progress.phase == .review })
    #expect(cards.count { $0.deck == z } == 2)
  }

  @Test("of a custom study by tags proposes these for the next one of the deck, and for no other")
  func tags() throws {
    try fill(2)
    var app = try StoredScreens(over: bench)
    app.press(.character("f"), .character("X"), .left, .down, .down)
    app.type("even")
    app.press(.down)
    app.type("odd")
    app.press(.enter)
    #expect(try review(app).session?.counts.total == 1, "\(app.lines)")
    app.press(.escape, .character("g"), .character("X"))
    #expect(!app.shows("even"))
    app.press(.left)
    #expect(app.shows("even") && app.shows("odd"), "\(app.lines)")
    app.press(.down, .down, .control("u"))
    try app.lockAndUnlock()
    #expect(!app.shows("even") && app.shows("odd"))
    app.press(.up, .up, .left, .right)
    #expect(!app.shows("even") && app.shows("odd"))
    app.press(.escape, .character("G"), .character("X"), .left)
    #expect(app.front is CustomStudyScreen)
    #expect(!app.shows("even") && !app.shows("odd"), "\(app.lines)")
  }

  @Test("begins anew once the filtered deck beneath is emptied meanwhile")
  func emptied() throws {
    try fill(2)
    var app = try StoredScreens(over: bench)
    app.press(.character("f"), .enter, .escape)
    #expect(app.shows("% F"), "\(app.lines)")
    app.press(.down, .character("E"))
    #expect(try away(app) == 0)
    app.press(.up, .enter)
    #expect(try review(app).session?.counts == StudyCounts(new: 3))
  }

  @Test("has a sibling in another deck wait, and come back with the undo, also after a lock")
  func siblings() throws {
    try fill(2)
    var change = ChangeSet()
    let decks = try store.collection(under: bench.key).collection.filteredDecks
    change.removedFilteredDecks = Set(decks.map(\.id))
    change.notes = [
      Note(
        id: NoteID(rawValue: 1),
        guid: "n1",
        content: try NoteContent(kind: .basicAndReversed, prompt: "one", answer: "eins"),
        tags: Tags(""),
        modified: StoredScreens.wall.time
      )
    ]
    let sibling = FlashcardID(rawValue: 900)
    change.cards = [
      Flashcard(id: sibling, note: NoteID(rawValue: 1), ordinal: 1, deck: z, position: 1)
    ]
    try store.apply(change, under: bench.key)
    var app = try StoredScreens(over: bench)
    func waits() throws -> Bool {
      try app.collection().cards.first { $0.id == sibling }?.buriedOn != nil
    }
    app.press(.character("f"), .enter)
    #expect(try review(app).session?.counts == StudyCounts(new: 3))
    app.press(.character(" "), .character("4"))
    #expect(try waits())
    #expect(try review(app).session?.counts == StudyCounts(new: 2))
    try app.lockAndUnlock()
    app.press(.character("u"))
    #expect(try !waits())
    #expect(try review(app).card == FlashcardID(rawValue: 1))
    app.press(.character(" "), .character("4"))
    #expect(try waits())
  }

  @Test(
    "goes through a filtered deck of more cards than are loaded at once",
    arguments: [true, false]
  )
  func pages(reschedules: Bool) throws {
    try fill(450, reschedules: reschedules)
    var app = try StoredScreens(over: bench)
    app.press(.character("f"), .down, .enter)
    var loaded: Set<Int> = []
    for answered in 0..<450 {
      let screen = try review(app)
      #expect(screen.card == FlashcardID(rawValue: Int64(101 + answered)))
      #expect(screen.session?.counts.total == 450 - answered)
      loaded.insert(try #require(app.loadedCards))
      if answered == 199 { try app.lockAndUnlock() }
      app.press(.character(" "), .character("4"))
      if answered == 200 {
        app.press(.character("u"))
        #expect(try review(app).card == FlashcardID(rawValue: 301))
        app.press(.character(" "), .character("4"))
      }
    }
    #expect(try review(app).turn == .finished && review(app).session?.answered == 450)
    #expect(try away(app) == 0)
    #expect(loaded.count > 2 && loaded.min() == 200)
  }
}
