import Testing

@testable import Flashcards

/// One line of `anki-study-order-26.9.3.jsonl`: a collection, and the orders of its cards.
struct StudyOrderLine: Decodable {
  /// The options of a deck.
  struct Options: Decodable {
    let options: DeckOptions

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      let (new, reviews) = (try row.decode(Int.self), try row.decode(Int.self))
      let buries = SiblingKinds(rawValue: try row.decode(UInt8.self))
      options = DeckOptions(
        newPerDay: new,
        reviewsPerDay: reviews,
        buriesNewSiblings: buries.contains(.new),
        buriesReviewSiblings: buries.contains(.reviews),
        buriesDayStepSiblings: buries.contains(.daySteps),
        order: StudyOrder(
          newGather: try row.decode(NewGatherOrder.self),
          newSort: try row.decode(NewSortOrder.self),
          newMix: try row.decode(ReviewMix.self),
          dayStepMix: try row.decode(ReviewMix.self),
          reviews: try row.decode(ReviewSortOrder.self)
        )
      )
    }
  }

  struct NamedDeck: Decodable {
    let id: DeckID
    let name: DeckName

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      id = DeckID(rawValue: try row.decode(Int64.self))
      name = DeckName(nearest: try row.decode(String.self))
    }
  }

  /// A filtered deck, with the indices of its cards.
  struct Filtered: Decodable {
    let deck: FilteredDeck
    let cards: [Int]

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      let id = FilteredDeckID(rawValue: try row.decode(Int64.self))
      let name = DeckName(nearest: try row.decode(String.self))
      let reschedules = try row.decode(Int.self) == 1
      deck = FilteredDeck(id: id, name: name, options: FilteredOptions(reschedules: reschedules))
      cards = try row.decode([Int].self)
    }
  }

  struct Case: Decodable {
    let now_s: Int64
    let deck: Int64
    /// The filtered decks that were built; nil for none.
    let filtered: [Filtered]?
    let options: [Options]
    let ignores_reviews: Bool
    let from_top: Bool
    let shown: [Int]
    let buried: [Int]
  }

  let day: OrderFixtureDay
  let cards: [OrderFixtureCard]
  let decks: [NamedDeck]
  let cases: [Case]

  private enum CodingKeys: CodingKey {
    case cards, decks, cases
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    day = try OrderFixtureDay(from: decoder)
    cards = try values.decode([OrderFixtureCard].self, forKey: .cards)
    decks = try values.decode([NamedDeck].self, forKey: .decks)
    cases = try values.decode([Case].self, forKey: .cases)
  }

  /// The decks with the options of a case.
  func decks(_ example: Case) -> [Deck] {
    zip(decks, example.options).map { deck, options in
      Deck(id: deck.id, name: deck.name, options: options.options)
    }
  }

  /// The request of a case, with a day that ends when the collection's does.
  func request(_ example: Case) throws -> StudyRequest {
    let studied = try #require(decks.first { $0.id.rawValue == example.deck })
    let end = day.dayEnd * 1_000
    let now = Timestamp(milliseconds: example.now_s * 1_000)
    // Local time is such that the day, which has its number from the collection, ends at midnight.
    let offset = (Int64(day.today + 1) * 86_400_000 - end) / 1_000
    return StudyRequest(
      selected: studied.name,
      decks: decks(example).filter { studied.name.contains($0.name) },
      cards: [],
      limitRules: LimitRules(
        newIgnoresReviews: example.ignores_reviews,
        startsFromTop: example.from_top
      ),
      outer: OuterDeck.all(above: studied.name, among: decks(example), doneToday: [:]),
      now: LocalMoment(time: now, zoneOffset: Int32(truncatingIfNeeded: offset)),
      boundary: DayBoundary(rolloverHour: 0)
    )
  }

  /// The cards that can be studied on the day, but for some by their indices.
  func candidates(without taken: Set<Int> = []) -> [StudyCandidate] {
    cards.enumerated().filter { !taken.contains($0.offset) }.map(\.element).filter { card in
      switch card.queue {
      case 0: true
      case 1: card.due < day.dayEnd
      case 2, 3: card.due <= day.today
      default: false
      }
    }.map {
      StudyCandidate(
        card: $0.candidate,
        note: NoteID(rawValue: $0.note),
        deck: DeckID(rawValue: $0.deck)
      )
    }
  }
}

@Suite("A day's cards come as in Anki")
struct StudyOrderFixtureTests {
  @Test(
    "in each order of each kind, mixed in each way, within limits and without siblings that wait"
  )
  func sameOrder() throws {
    var gathers: Set<NewGatherOrder> = []
    var sorts: Set<NewSortOrder> = []
    var mixes: [Set<ReviewMix>] = [[], []]
    var reviews: Set<ReviewSortOrder> = []
    for line in try Fixture.lines("anki-study-order-26.9.3", as: StudyOrderLine.self) {
      let candidates = line.candidates()
      for example in line.cases {
        let request = try line.request(example)
        #expect(request.boundary.day(of: request.now) == line.day.today)
        var choice = DayChoice(request, among: candidates)
        if choice.order.newGather.isByDeck {
          for deck in choice.decks where choice.hasRoomForNew(of: deck.id) {
            choice.take(new: candidates.filter { $0.deck == deck.id })
          }
        } else {
          choice.take(new: candidates)
        }
        let shown = example.shown.map { line.cards[$0] }
        let main = shown.filter { $0.queue != 1 }.map { FlashcardID(rawValue: $0.id) }
        #expect(choice.main == main, "\(choice.order)")
        #expect(shown.allSatisfy { $0.queue != 1 || choice.steps.keys.contains($0.flashcardID) })
        gathers.insert(choice.order.newGather)
        sorts.insert(choice.order.newSort)
        mixes[0].insert(choice.order.newMix)
        mixes[1].insert(choice.order.dayStepMix)
        reviews.insert(choice.order.reviews)
      }
    }
    #expect(gathers.count == NewGatherOrder.allCases.count)
    #expect(sorts.count == NewSortOrder.allCases.count)
    #expect(mixes.allSatisfy { $0.count == ReviewMix.allCases.count })
    #expect(reviews.count == ReviewSortOrder.allCases.count)
  }

  @Test("an answer has the same siblings wait, each kind by itself")
  func sameBurials() throws {
    var compared = 0
    for line in try Fixture.lines("anki-study-order-26.9.3", as: StudyOrderLine.self) {
      for example in line.cases {
        guard let first = example.shown.first.map({ line.cards[$0] }) else { continue }
        var request = try line.request(example)
        request.cards = line.cards.map { $0.flashcard(on: line.day.today) }
        // All notes are loaded, so that the first card is, whatever the limits.
        request.limitRules = LimitRules(newIgnoresReviews: true)
        for index in request.decks.indices {
          request.decks[index].options.newPerDay = 9_999
          request.decks[index].options.reviewsPerDay = 9_999
        }
        var session = StudySession(request)
        session.current = first.flashcardID
        let answer = session.answer(
          .easy,
          duration: 1,
          at: request.now,
          scheduler: Scheduler(model: FSRS6(), settings: .defaults)
        )
        let expected = example.buried.map { line.cards[$0].flashcardID }
        #expect(answer?.buried.map(\.id).sorted() == expected.sorted())
        compared += expected.isEmpty ? 0 : 1
      }
    }
    #expect(compared > 50)
  }
}

extension OrderFixtureCard {
  fileprivate var flashcardID: FlashcardID { FlashcardID(rawValue: id) }

  /// The card as it is in a vault.
  fileprivate func flashcard(on today: StudyDay) -> Flashcard {
    let phases: [Phase] = [.new, .learning, .review, .relearning]
    var progress = FlashcardProgress.new
    progress.phase = phases[type]
    progress.intervalDays = interval
    switch queue {
    case 1: progress.due = .moment(Timestamp(milliseconds: due * 1_000))
    case _ where type == 0: break
    default: progress.due = .day(Int(due))
    }
    return Flashcard(
      id: flashcardID,
      note: NoteID(rawValue: note),
      ordinal: ordinal,
      deck: DeckID(rawValue: deck),
      position: type == 0 ? Int(due) : 0,
      isSuspended: queue == -1,
      buriedOn: queue < -1 ? today : nil,
      progress: progress
    )
  }
}
