import Foundation
import Testing

@testable import Flashcards

@Suite("The tree of decks, the most urgent first")
struct DeckOutlineTests {
  private static func decks(
    _ rows: [(name: String, new: Int, learning: Int, review: Int)]
  ) -> [DeckSummary] {
    rows.enumerated().compactMap { index, row in
      DeckName(row.name).map { name in
        var due = StudyCounts()
        (due.new, due.learning, due.review) = (row.new, row.learning, row.review)
        return DeckSummary(deck: Deck(id: DeckID(rawValue: Int64(index + 1)), name: name), due: due)
      }
    }.sorted { $0.deck.name < $1.deck.name }
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

  @Test("a deck whose parents do not exist stands at the top, under its whole name")
  func orphans() {
    let outline = DeckOutline(Self.decks([("a::b::c", 1, 0, 0), ("a::b::c::d::e", 1, 0, 0)]))
    #expect(outline.rows.map(\.name) == ["a::b::c", "d::e"])
    #expect(outline.rows.map(\.depth) == [0, 1])
    #expect(outline.due.new == 1)
  }

  @Test("names that differ by case are one place, and no deck is no trouble")
  func edges() {
    let outline = DeckOutline(Self.decks([("Welsh", 0, 0, 1), ("WELSH::Verbs", 0, 0, 1)]))
    #expect(outline.rows.map(\.depth) == [0, 1])
    #expect(DeckOutline([]).rows.isEmpty && DeckOutline([]).urgent.isEmpty)
  }
}
