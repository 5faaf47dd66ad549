import Foundation
import Testing

@testable import Flashcards

extension FilteredChoice {
  /// The choice among what each search finds.
  init(
    _ options: FilteredOptions,
    among found: [[FilteredCandidate]],
    at moment: OrderMoment,
    chance: UInt64
  ) {
    self.init(at: moment, chance: chance)
    for (search, cards) in zip(options.searches, found) {
      take(search) { cards.forEach($0) }
    }
  }
}

@Suite("Filtered decks")
struct FilteredDeckTests {
  private let moment = OrderMoment(
    now: Timestamp(milliseconds: 1_800_000_000_000),
    today: 300,
    dayEnd: Timestamp(milliseconds: 1_800_040_000_000),
    firstDay: 0
  )

  private func card(
    _ id: Int64,
    hindrance: FilteredCandidate.Hindrance? = nil
  ) -> FilteredCandidate {
    FilteredCandidate(
      card: OrderCandidate(
        id: FlashcardID(rawValue: id),
        seed: id,
        noteSeed: id,
        ordinal: 0,
        modified: 0,
        state: .review(due: 300),
        intervalDays: 10
      ),
      hindrance: hindrance
    )
  }

  private func choice(
    _ options: FilteredOptions,
    _ found: [[FilteredCandidate]],
    chance: UInt64 = 1
  )
    -> [Int64]
  {
    FilteredChoice(options, among: found, at: moment, chance: chance).cards.map(\.rawValue)
  }

  @Test("A card that is suspended, buried or in another filtered deck is never taken")
  func hindrances() {
    let found =
      [card(1)]
      + FilteredCandidate.Hindrance.allCases.enumerated().map {
        card(Int64($0.offset) + 2, hindrance: $0.element)
      }
    #expect(choice(FilteredOptions(searches: [.init("", order: .added)]), [found]) == [1])
  }

  @Test("A card of both searches is the first one's, and the second takes another for it")
  func bothSearches() {
    let cards = (1...6).map { card($0) }
    let deck = FilteredOptions(searches: [
      .init("a", limit: 2, order: .added), .init("b", limit: 3, order: .added),
    ])
    #expect(choice(deck, [cards, cards]) == [1, 2, 3, 4, 5])
  }

  @Test("A limit of 0 takes none, a third search counts for nothing")
  func limits() {
    let cards = (1...3).map { card($0) }
    #expect(choice(FilteredOptions(searches: [.init("", limit: 0)]), [cards]).isEmpty)
    #expect(choice(FilteredOptions(searches: [.init("", limit: -1)]), [cards]).isEmpty)
    let three = FilteredOptions(
      searches: (0..<3).map { _ in .init("", limit: 1, order: .added) }
    )
    #expect(choice(three, [cards, cards, cards]) == [1, 2])
    #expect(choice(FilteredOptions(searches: []), [cards]).isEmpty)
  }

  @Test("By chance all cards come, in another order for another number, in the same for the same")
  func random() {
    let cards = (1...40).map { card($0) }
    let deck = FilteredOptions(searches: [.init("")])
    let one = choice(deck, [cards], chance: 1)
    #expect(one.sorted() == Array(1...40))
    #expect(one != choice(deck, [cards], chance: 2))
    #expect(one == choice(deck, [cards.reversed()], chance: 1))
    #expect(one != Array(1...40))
  }

  @Test("An answer that changes the schedule ends the stay when the card is in review")
  func rescheduling() {
    let deck = FilteredOptions(searches: [])
    #expect(deck.releases(after: .easy, into: .review))
    #expect(!deck.releases(after: .again, into: .relearning))
    #expect(!deck.releases(after: .good, into: .learning))
  }

  @Test("A preview ends with Good and Easy, with others where their delay is 0, never by phase")
  func previews() {
    var deck = FilteredOptions(searches: [], reschedules: false)
    #expect(
      Rating.allCases.map { deck.releases(after: $0, into: .review) } == [
        false, false, true, true,
      ]
    )
    #expect(deck.delays.seconds(after: .again) == 60)
    #expect(deck.delays.seconds(after: .hard) == 600)
    deck.delays = PreviewDelays(again: 0, hard: 0, good: 300)
    #expect(
      Rating.allCases.map { deck.releases(after: $0, into: .learning) } == [
        true, true, false, true,
      ]
    )
  }

  private let stay = FilteredStay(
    deck: FilteredDeckID(rawValue: 7),
    place: 3,
    since: Timestamp(milliseconds: 1_000)
  )

  private func card(_ phase: Phase, answeredAt time: Int64?, placedAt placed: Int64? = nil)
    -> Flashcard
  {
    var progress = FlashcardProgress.new
    progress.phase = phase
    progress.lastReview = time.map { LocalMoment(time: Timestamp(milliseconds: $0)) }
    return Flashcard(
      id: FlashcardID(rawValue: 1),
      note: NoteID(rawValue: 1),
      ordinal: 0,
      deck: DeckID(rawValue: 1),
      position: 0,
      stay: stay,
      progress: progress,
      placement: placed.map { Placement(progress, at: Timestamp(milliseconds: $0)) }
    )
  }

  @Test("A stay is over once an answer at home led to review, or the card was placed by hand")
  func ends() {
    let cards = [
      (card(.new, answeredAt: nil), false), (card(.review, answeredAt: 999), false),
      (card(.review, answeredAt: 1_000), true), (card(.relearning, answeredAt: 2_000), false),
      (card(.review, answeredAt: nil, placedAt: 1_000), false),
      (card(.new, answeredAt: nil, placedAt: 1_001), true),
    ]
    for (var card, isOver) in cards {
      card.isSuspended = true
      card.endStayIfOver()
      #expect((card.stay == nil) == isOver)
    }
  }

  @Test("A card is the same when it is read from what it was written as")
  func coding() throws {
    var card = card(.review, answeredAt: 5)
    card.stay = stay.comingAgain(at: Timestamp(milliseconds: 9))
    let coded = try JSONEncoder().encode(card)
    #expect(try JSONDecoder().decode(Flashcard.self, from: coded) == card)
    card.stay = nil
    let former = try JSONEncoder().encode(card)
    #expect(!String(decoding: former, as: UTF8.self).contains("stay"))
    #expect(try JSONDecoder().decode(Flashcard.self, from: former) == card)
  }
}
