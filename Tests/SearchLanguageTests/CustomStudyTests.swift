import Flashcards
import Foundation
import SearchLanguage
import TestSupport
import Testing
import Wording

@testable import DomainWords

/// A filtered deck that custom study made in Anki.
private struct CustomStudyFixture: Decodable, Sendable {
  let deck: String
  let kind: CustomStudy.Kind
  let number: Int
  let include: [String]
  let exclude: [String]
  let searches: [Search]
  let reschedules: Bool
  let delays: [UInt32]

  struct Search: Decodable, Sendable {
    let text: String
    let limit: Int
    let order: UInt8

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      text = try values.decode(String.self)
      limit = try values.decode(Int.self)
      order = try values.decode(UInt8.self)
    }
  }

  static func all() throws -> [CustomStudyFixture] {
    let file = try #require(
      Bundle.module.url(
        forResource: "anki-custom-study-26.9.3",
        withExtension: "jsonl",
        subdirectory: "Fixtures"
      )
    )
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { try JSONDecoder().decode(CustomStudyFixture.self, from: Data($0.utf8)) }
  }
}

@Suite("Custom study")
struct CustomStudyTests {
  @Test("makes the filtered decks that Anki's makes, with searches of the same meaning")
  func fixtures() throws {
    let fixtures = try CustomStudyFixture.all()
    #expect(fixtures.count == 132)
    for fixture in fixtures {
      let study = CustomStudy(
        fixture.kind,
        number: fixture.number,
        including: fixture.include,
        excluding: fixture.exclude
      )
      let options = study.options(of: try #require(DeckName(fixture.deck)))
      #expect(options.reschedules == fixture.reschedules)
      #expect([options.delays.again, options.delays.hard, options.delays.good] == fixture.delays)
      #expect(options.searches.map(\.limit) == fixture.searches.map(\.limit))
      #expect(options.searches.map(\.order.rawValue) == fixture.searches.map(\.order))
      let nodes = try options.searches.map { try SearchParser.parse($0.text) }
      #expect(
        try nodes == fixture.searches.map { try SearchParser.parse($0.text) },
        "\(options.searches) \(fixture.searches)"
      )
    }
  }

  @Test("the deck of the last one is used again, and else a new one made")
  func again() throws {
    let study = CustomStudy(.ahead, number: 3)
    let deck = try #require(DeckName("Capitals"))
    let new = study.filteredDeck(of: deck, among: [], Wording(.en))
    #expect(new.name.description == "Custom Study Session")
    #expect(new.id.rawValue == 0)
    var before = new
    before.options = FilteredOptions()
    let other = FilteredDeck(id: FilteredDeckID(rawValue: 7), name: deck)
    let used = FilteredDeck(id: FilteredDeckID(rawValue: 9), name: before.name)
    let again = study.filteredDeck(of: deck, among: [other, used], Wording(.en))
    #expect(again.id.rawValue == 9)
    #expect(again.options == study.options(of: deck))
  }

  @Test("that deck is known where it got a sign behind its name, as another deck had that")
  func renamed() throws {
    let study = CustomStudy(.ahead, number: 3)
    let deck = try #require(DeckName("a+b"))
    let filtered = ["Custom Study Session++", "custom study session+", "Custom Study Session+1"]
      .enumerated().map { index, name in
        FilteredDeck(id: FilteredDeckID(rawValue: Int64(index + 1)), name: DeckName(nearest: name))
      }
    let again = study.filteredDeck(of: deck, among: filtered, Wording(.en))
    #expect(again.id.rawValue == 2)
    #expect(again.options.searches.map(\.text) == ["prop:due<=3 deck:a+b"])
    #expect(study.filteredDeck(of: deck, among: [filtered[2]], Wording(.en)).id.rawValue == 0)
  }

  @Test("tags count only where cards are chosen by their state")
  func tags() throws {
    let study = CustomStudy(.ahead, number: 3, including: ["verb"])
    let options = study.options(of: try #require(DeckName("A")))
    #expect(options.searches.map(\.text) == ["prop:due<=3 deck:A"])
  }
}
