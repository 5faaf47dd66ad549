import Foundation
import Testing

@testable import Flashcards

@Suite("The tree of decks, the most urgent first")
struct DeckOutlineTests {
  private static func decks(
    _ rows: [(name: String, new: Int, learning: Int, review: Int)]
  ) -> [DeckRow] {
    rows.enumerated().compactMap { index, row in
      DeckName(row.name).map { name in
        var due = StudyCounts()
        (due.new, due.learning, due.review) = (row.new, row.learning, row.review)
        let deck = Deck(id: DeckID(rawValue: Int64(index + 1)), name: name)
        return .deck(DeckSummary(deck: deck, due: due))
      }
    }.sorted { $0.name < $1.name }
  }

  @Test("A name is stored by its levels, and is the same without its case")
  func storedName() throws {
    let name = try #require(DeckName("Languages::Welsh"))
    let stored = try JSONEncoder().encode(name)
    #expect(String(decoding: stored, as: UTF8.self) == #"{"levels":["Languages","Welsh"]}"#)
    let read = try JSONDecoder().decode(DeckName.self, from: stored)
    #expect(read.levels == name.levels)
    #expect(read == DeckName("languages::WELSH"))
  }

  @Test("decks with more due cards come first on each level, and keep what is within them")
  func order() {
    let outline = DeckOutline(
      Self.decks([
        ("Capitals", 4, 0, 6), ("Languages", 0, 2, 27), ("Languages::Cymraeg", 0, 0, 8),
        ("Languages::漢字", 0, 2, 19), ("Zoo", 9, 0, 0),
      ])
    )
    #expect(outline.rows.map(\.name) == ["Languages", "漢字", "Cymraeg", "Capitals", "Zoo"])
    #expect(outline.rows.map(\.depth) == [0, 1, 1, 0, 0])
    #expect(outline.due.total == 4 + 6 + 29 + 9)
    #expect(outline.urgent.count == 3)
  }

  @Test(
    "the cards of a filtered deck are counted with those of the deck around it, or by themselves"
  )
  func filtered() throws {
    func filtered(_ id: Int64, _ name: String, due: Int) throws -> DeckRow {
      let deck = FilteredDeck(
        id: FilteredDeckID(rawValue: id),
        name: try #require(DeckName(name))
      )
      return .filtered(FilteredSummary(deck: deck, counts: StudyCounts(review: due)))
    }
    let decks = Self.decks([("A", 0, 0, 7), ("B", 0, 0, 1), ("B::Inner", 0, 0, 1)])
    let outline = DeckOutline(
      [decks[0], try filtered(1, "A::Away", due: 5), decks[1]]
        + [decks[2], try filtered(2, "Empty", due: 0), try filtered(3, "Session", due: 3)]
    )
    #expect(outline.rows.map(\.name) == ["A", "Away", "Session", "B", "Inner", "Empty"])
    #expect(outline.due == StudyCounts(review: 11))
    let session = StudySource.filtered(FilteredDeckID(rawValue: 3))
    #expect(outline.urgent == [decks[0].source, session, decks[1].source])
  }

  @Test("a deck whose parents do not exist stands at the top, under its whole name")
  func orphans() {
    let outline = DeckOutline(Self.decks([("a::b::c", 1, 0, 0), ("a::b::c::d::e", 1, 0, 0)]))
    #expect(outline.rows.map(\.name) == ["a::b::c", "d::e"])
    #expect(outline.rows.map(\.depth) == [0, 1])
    #expect(outline.due.new == 1)
  }

  private static func deck(_ id: Int64, _ name: String, ahead: [Int]) throws -> DeckRow {
    let name = try #require(DeckName(name))
    return .deck(DeckSummary(deck: Deck(id: DeckID(rawValue: id), name: name), ahead: ahead))
  }

  @Test("the week ahead has the decks at the top with reviews, those with the most first, and sums")
  func week() throws {
    let week = DeckOutline([
      try Self.deck(1, "Capitals", ahead: [3, 0, 0, 0, 0, 0, 1, 50]),
      try Self.deck(2, "Languages", ahead: [1, 20, 0, 0, 0, 0, 0, 0]),
      try Self.deck(3, "Languages::Welsh", ahead: [1, 20, 0, 0, 0, 0, 0, 0]),
      try Self.deck(4, "Later", ahead: [0, 0, 0, 0, 0, 0, 0, 9]),
      try Self.deck(5, "Uncounted", ahead: []),
    ]).week
    #expect(week.rows.map(\.name.description) == ["Languages", "Capitals"])
    #expect(week.rows.map(\.total) == [21, 4])
    #expect(week.reviews == [4, 20, 0, 0, 0, 0, 1])
    #expect(week.minutes(eachAnswerTaking: 30_000) == [2, 10, 0, 0, 0, 0, 1])
    #expect(week.minutes(eachAnswerTaking: nil).first == 1)
    #expect(DeckOutline([]).week.total == 0)
  }

  @Test("names that differ by case are one place, and no deck is no trouble")
  func edges() {
    let outline = DeckOutline(Self.decks([("Welsh", 0, 0, 1), ("WELSH::Verbs", 0, 0, 1)]))
    #expect(outline.rows.map(\.depth) == [0, 1])
    #expect(DeckOutline([]).rows.isEmpty && DeckOutline([]).urgent.isEmpty)
  }
}
