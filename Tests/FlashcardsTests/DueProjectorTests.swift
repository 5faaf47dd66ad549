import Flashcards
import TestSupport
import Testing

@Suite("What will be due on the coming days")
struct DueProjectorTests {
  private static let boundary = DayBoundary(rolloverHour: 4)
  private static let today: StudyDay = 20_000
  /// Noon of the day 20,000, two hours ahead of UTC.
  private static let now = LocalMoment(
    time: Timestamp(milliseconds: Int64(today) * 86_400_000 + 10 * 3_600_000),
    zoneOffset: 7_200
  )

  /// The last moment of a day of study.
  private static func end(of day: StudyDay) -> LocalMoment {
    let next = boundary.start(of: day + 1, zoneOffset: now.zoneOffset)
    return LocalMoment(time: next.advanced(byMilliseconds: -1), zoneOffset: now.zoneOffset)
  }

  private func deck(_ id: Int64, _ name: String, new: Int = 20, reviews: Int = 200) throws -> Deck {
    Deck(
      id: DeckID(rawValue: id),
      name: try #require(DeckName(name)),
      options: DeckOptions(newPerDay: new, reviewsPerDay: reviews)
    )
  }

  private func state(_ note: Int64, _ state: DueState.State, buriedOn: StudyDay? = nil) -> DueState
  {
    DueState(note: NoteID(rawValue: note), state: state, buriedOn: buriedOn)
  }

  private func projection(
    _ decks: [Deck],
    _ cards: [Int64: [DueState]],
    done: [DeckID: DayCounts] = [:],
    tellsNames: Bool = false
  ) -> DueProjection {
    var projector = DueProjector(
      decks,
      doneToday: done,
      at: Self.now,
      boundary: Self.boundary,
      tellsNames: tellsNames
    )
    for (id, cards) in cards { projector.add(cards, of: DeckID(rawValue: id)) }
    return projector.projection()
  }

  @Test("each day is what Home would count on it, whatever decks, limits and cards there are")
  func asHome() throws {
    var random = SeededGenerator(seed: 7)
    let names = ["A", "a::B", "A::B::C", "A::D", "E::F", "G", "G::H", "Z"]
    for round in 0..<40 {
      let rules = LimitRules(newIgnoresReviews: round % 2 == 1, startsFromTop: round % 4 > 1)
      var decks: [Deck] = []
      var cards: [DeckID: [DueState]] = [:]
      var done: [DeckID: DayCounts] = [:]
      for (index, name) in names.enumerated() where Int.random(in: 0..<5, using: &random) > 0 {
        let id = DeckID(rawValue: Int64(names.count - index))
        let options = DeckOptions(
          newPerDay: [0, 2, 5, 40].randomElement(using: &random) ?? 0,
          reviewsPerDay: [0, 3, 8, 200].randomElement(using: &random) ?? 0,
          buriesNewSiblings: Bool.random(using: &random),
          buriesReviewSiblings: Bool.random(using: &random),
          buriesDayStepSiblings: Bool.random(using: &random)
        )
        var deck = Deck(id: id, name: try #require(DeckName(name)), options: options)
        if Bool.random(using: &random) {
          deck.extend(
            on: Self.today - Int.random(in: 0...1, using: &random),
            new: Int.random(in: -3...6, using: &random),
            reviews: Int.random(in: -3...6, using: &random)
          )
        }
        decks.append(deck)
        cards[id] = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
          anyState(&random)
        }
        if Bool.random(using: &random) { done[id] = DayCounts(new: 1, reviews: 2) }
      }
      var projector = DueProjector(
        decks,
        doneToday: done,
        at: Self.now,
        boundary: Self.boundary,
        limitRules: rules,
        tellsNames: true
      )
      for id in projector.deckIDs { projector.add(cards[id] ?? [], of: id) }
      let projection = projector.projection()
      #expect(projection.first == Self.today && projection.days.count == DueProjection.dayCount)
      for index in 0..<DueProjection.dayCount {
        let moment = index == 0 ? Self.now : Self.end(of: Self.today + index)
        var tally = StudyTally(at: moment, boundary: Self.boundary, limitRules: rules)
        for deck in decks { tally.add(cards[deck.id] ?? [], of: deck.id) }
        let rows = tally.summaries(of: decks, doneToday: index == 0 ? done : [:])
        #expect(projection.days[index] == DeckOutline(rows.map(DeckRow.deck)).due, "day \(index)")
        #expect(projection.decks?.map { $0.due[index] } == rows.map(\.due.total), "day \(index)")
        #expect(projection.decks?.map(\.name) == rows.map(\.deck.name.description))
      }
    }
  }

  private func anyState(_ random: inout SeededGenerator) -> DueState {
    let note = Int64.random(in: 1...60, using: &random)
    let day = Self.today + Int.random(in: -5...70, using: &random)
    let hours = Int64.random(in: -30...1_600, using: &random)
    let time = Self.now.time.advanced(byMilliseconds: hours * 3_600_000)
    let states: [DueState.State] = [
      .new, .suspended, .day(day), .day(day), .dayStep(day), .moment(time), .step(time),
    ]
    let buried = [nil, nil, Self.today, Self.today - 1, Self.today + 1]
    return state(
      note,
      states.randomElement(using: &random) ?? .new,
      buriedOn: buried.randomElement(using: &random) ?? nil
    )
  }

  @Test("reviews pile up to the limit of a day, and hold back new cards, which do not pile up")
  func limits() throws {
    let reviews = (0..<9).map { state(Int64($0), .day(Self.today + $0 / 3)) }
    let new = (20..<30).map { state(Int64($0), .new) }
    let days = projection([try deck(1, "A", new: 4, reviews: 7)], [1: reviews + new]).days
    #expect(days.prefix(4).map(\.review) == [3, 6, 7, 7])
    #expect(days.prefix(4).map(\.new) == [4, 1, 0, 0])
  }

  @Test("what was studied today counts for today alone")
  func done() throws {
    let id = DeckID(rawValue: 1)
    let days = projection(
      [try deck(1, "A", new: 3, reviews: 6)],
      [1: (1...9).map { state($0, $0 < 5 ? .new : .day(Self.today)) }],
      done: [id: DayCounts(new: 3, reviews: 1)]
    ).days
    #expect(days[0] == StudyCounts(new: 0, learning: 0, review: 2))
    #expect(days[1] == StudyCounts(new: 1, learning: 0, review: 5))
  }

  @Test("a card that comes due later today, or is buried today, counts from tomorrow on")
  func tomorrow() throws {
    let days = projection(
      [try deck(1, "A")],
      [
        1: [
          state(1, .moment(Self.now.time.advanced(byMilliseconds: 1))),
          state(2, .day(Self.today - 3), buriedOn: Self.today),
        ]
      ]
    ).days
    #expect(days.prefix(2).map(\.review) == [0, 2])
  }

  @Test("names are told only where that is asked for")
  func names() throws {
    let decks = [try deck(1, "A"), try deck(2, "A::B")]
    let cards = [Int64(2): [state(1, .day(Self.today + 1))]]
    #expect(projection(decks, cards).decks == nil)
    let rows = try #require(projection(decks, cards, tellsNames: true).decks)
    #expect(rows.map(\.name) == ["A", "A::B"])
    #expect(rows.allSatisfy { $0.due.prefix(2) == [0, 1] })
  }

  @Test("the day before the first is taken for it, and no other day that is not projected")
  func index() throws {
    let projection = projection([try deck(1, "A")], [:])
    #expect(projection.index(of: Self.today) == 0 && projection.index(of: Self.today + 59) == 59)
    #expect(projection.index(of: Self.today - 1) == 0)
    #expect(projection.index(of: Self.today - 2) == nil)
    #expect(projection.index(of: Self.today + 60) == nil)
  }
}
