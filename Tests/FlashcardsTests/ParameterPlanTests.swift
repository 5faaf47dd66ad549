import Testing

@testable import Flashcards

@Suite("Parameters for all decks")
struct ParameterPlanTests {
  private static let boundary = DayBoundary()
  private static let now = LocalMoment(
    time: Timestamp(milliseconds: 3_000 * 86_400_000 + 43_200_000)
  )

  /// A deck with 1,200 answers, two that share a preset with 45, and an empty one.
  private static func data() throws -> ParameterPlan.Data {
    let logs = try FittedLog.all()
    let preset = OptionsPreset(
      id: OptionsPresetID(rawValue: 9),
      name: "Shared",
      options: DeckOptions()
    )
    var decks = try ["Big", "Small", "Small::Inner", "Void"].enumerated().map { number, name in
      Deck(id: DeckID(rawValue: Int64(number + 1)), name: try #require(DeckName(name)))
    }
    for index in 1...2 { decks[index] = decks[index].following(preset) }
    var cards: [Flashcard] = []
    var reviews: [Review] = []
    for (log, start, decks) in [(logs[3], Int64(0), [Int64(1)]), (logs[1], 1_000_000, [2, 3])] {
      for number in log.cards.indices {
        cards.append(
          Flashcard(
            id: FlashcardID(rawValue: start + Int64(number)),
            note: NoteID(rawValue: start + Int64(number)),
            ordinal: 0,
            deck: DeckID(rawValue: decks[number % decks.count]),
            position: 0
          )
        )
      }
      reviews += log.reviews.map { $0.with(card: FlashcardID(rawValue: start + $0.card.rawValue)) }
    }
    return ParameterPlan.Data(
      decks: decks,
      presets: [preset],
      sets: [],
      cards: cards,
      dormant: [],
      reviews: reviews.sorted { $0.moment.time < $1.moment.time }
    )
  }

  private static func plan(_ data: ParameterPlan.Data) throws -> ParameterPlan {
    var ids = IDSource(above: 5_000_000)
    return try #require(ParameterPlan(data, at: now, boundary: boundary, ids: &ids))
  }

  @Test("are a deck's own where it has the answers, and those of all elsewhere, a preset as one")
  func sources() throws {
    let data = try Self.data()
    let plan = try Self.plan(data)
    #expect(plan.groups.map(\.name) == ["Big", "Shared", "Void"])
    #expect(plan.groups.map(\.source) == [.own, .shared, .shared])
    #expect(plan.groups[1].answers < ParameterFit.fewestForAll && plan.groups[2].answers == 0)
    let change = plan.change(reschedules: false)
    #expect(change.parameters.count == 2)
    let sets = Dictionary(uniqueKeysWithValues: change.parameters.map { ($0.id, $0) })
    let byDeck = try change.decks.sorted { $0.id < $1.id }.map { deck in
      try #require(deck.options.parameters.flatMap { sets[$0] })
    }
    #expect(byDeck.count == 4 && Set(byDeck[1...].map(\.id)).count == 1)
    let big = Set(data.cards.filter { $0.deck.rawValue == 1 }.map(\.id))
    let own = FittingData(data.reviews, of: big, boundary: Self.boundary)
    let all = FittingData(data.reviews, of: Set(data.cards.map(\.id)), boundary: Self.boundary)
    #expect(byDeck[0].parameters == ParameterFit(to: own)?.parameters)
    #expect(byDeck[1].parameters == ParameterFit(to: all)?.parameters)
    #expect(byDeck[0].origin == .fitted(reviews: own.count))
    #expect(byDeck[1].origin == .fitted(reviews: all.count))
    #expect(change.cards.count == plan.answered && plan.answered == data.cards.count)
    let (before, after) = (plan.groups[0].before, plan.groups[0].after)
    #expect(try #require(after).logLoss < (try #require(before).logLoss))
  }

  @Test("stay where they are those that would come anew, so that a second time changes nothing")
  func again() throws {
    let data = try Self.data()
    let change = try Self.plan(data).change(reschedules: true)
    let second = try Self.plan(
      ParameterPlan.Data(
        decks: change.decks.sorted { $0.name < $1.name },
        presets: data.presets,
        sets: change.parameters,
        cards: change.cards,
        dormant: [],
        reviews: data.reviews
      )
    )
    #expect(!second.changesAnything && second.change(reschedules: true).isEmpty)
    #expect(second.groups.allSatisfy { $0.source == .unchanged })
  }

  @Test("tell how far they are, and stop when they are told to")
  func progress() throws {
    let data = try Self.data()
    var ids = IDSource(above: 5_000_000)
    var told: [Int] = []
    _ = ParameterPlan(data, at: Self.now, boundary: Self.boundary, ids: &ids) { done, total in
      told.append(done)
      return done <= total
    }
    #expect(told == told.sorted() && told.last == 2_000)
    let stopped = ParameterPlan(data, at: Self.now, boundary: Self.boundary, ids: &ids) { _, _ in
      false
    }
    #expect(stopped == nil)
  }
}
