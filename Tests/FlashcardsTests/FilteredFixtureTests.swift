import Testing

@testable import Flashcards

/// One line of `anki-filtered-26.9.3.jsonl`: a collection, and filtered decks built of it.
struct FilteredLine: Decodable {
  struct Search: Decodable {
    let limit: Int
    let order: UInt8
    let found: [Int]

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      limit = try row.decode(Int.self)
      order = try row.decode(UInt8.self)
      found = try row.decode([Int].self)
    }
  }

  struct Case: Decodable {
    let now_s: Int64
    let reschedules: Bool
    let searches: [Search]
    let taken: [Int]
    let columns: [[Int64]]
    let studied: [Int]
  }

  let day: OrderFixtureDay
  let cards: [OrderFixtureCard]
  let burials: [[Int64]]
  let cases: [Case]

  private enum CodingKeys: CodingKey {
    case cards, burials, cases
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    day = try OrderFixtureDay(from: decoder)
    cards = try values.decode([OrderFixtureCard].self, forKey: .cards)
    burials = try values.decode([[Int64]].self, forKey: .burials)
    cases = try values.decode([Case].self, forKey: .cases)
  }

  /// The card at an index, as a search finds it.
  func candidate(_ index: Int) -> FilteredCandidate {
    let card = cards[index]
    return FilteredCandidate(
      card: card.candidate,
      lapses: card.lapses,
      lastLogged: card.lastLogged.map { Timestamp(milliseconds: $0) },
      hindrance: card.hindrance
    )
  }
}

@Suite("Filtered decks take and show the cards that Anki's do")
struct FilteredFixtureTests {
  @Test("One search or two take the same cards in the same order")
  func sameChoice() throws {
    var orders: Set<FilteredOrder> = []
    for line in try Fixture.lines("anki-filtered-26.9.3", as: FilteredLine.self) {
      for example in line.cases {
        let searches = try example.searches.map {
          FilteredSearch(
            "",
            limit: $0.limit,
            order: try #require(FilteredOrder(rawValue: $0.order))
          )
        }
        let choice = FilteredChoice(
          FilteredOptions(searches: searches),
          among: example.searches.map { $0.found.map(line.candidate) },
          at: line.day.moment(example.now_s),
          chance: 1
        )
        let expected = example.taken.map { FlashcardID(rawValue: line.cards[$0].id) }
        #expect(choice.cards == expected, "\(searches.map(\.order))")
        orders.formUnion(searches.map(\.order))
      }
    }
    #expect(orders == Set(FilteredOrder.allCases).subtracting([.random]))
  }

  @Test("The columns that Anki writes for a card taken follow from its place")
  func sameColumns() throws {
    for line in try Fixture.lines("anki-filtered-26.9.3", as: FilteredLine.self) {
      for example in line.cases {
        for (index, columns) in example.columns.enumerated() {
          let card = line.cards[example.taken[index]]
          #expect(columns[1] == FilteredChoice.firstDue + Int64(index))
          #expect(columns[2] == card.due)
          #expect(columns[0] == (example.reschedules ? Int64(card.queue) : 2))
        }
      }
    }
  }
}
