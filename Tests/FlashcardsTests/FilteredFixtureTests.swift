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

  @Test("The cards taken come in the same order, siblings waiting as in the decks they come from")
  func sameStudy() throws {
    var compared = 0
    for line in try Fixture.lines("anki-filtered-26.9.3", as: FilteredLine.self) {
      let homes = Dictionary(
        uniqueKeysWithValues: line.burials.map { row in
          let options = DeckOptions(
            buriesNewSiblings: row[1] & 1 != 0,
            buriesReviewSiblings: row[1] & 2 != 0,
            buriesDayStepSiblings: row[1] & 4 != 0
          )
          return (DeckID(rawValue: row[0]), options)
        }
      )
      for example in line.cases {
        // Here a card in steps was answered.
        let steps = example.taken.map { line.cards[$0] }.filter { $0.queue == 1 }
        guard !example.reschedules || steps.allSatisfy({ $0.answers > 0 }) else { continue }
        let today = line.day.moment(example.now_s).today
        let cards = example.taken.enumerated().map { place, index in
          line.cards[index].filtered(at: place, today: today)
        }
        let options = FilteredOptions(reschedules: example.reschedules)
        let day = FilteredDay(cards, options, homes: homes)
        let shown = day.steps.sorted { $0.value < $1.value }.map(\.key) + day.main
        #expect(shown == example.studied.map { FlashcardID(rawValue: line.cards[$0].id) })
        #expect(day.counts.total == shown.count)
        compared += 1
      }
    }
    #expect(compared > 100)
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
