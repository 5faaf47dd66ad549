import Testing

@testable import Flashcards

@Suite("Tools that move days")
struct LoadTests {
  private let today = LoadSample.today

  private static let tools: [LoadTool] = [
    .postpone(cards: 100), .advance(cards: 100), .flatten(perDay: 12), .disperse, .balance,
    .easyDates([LoadSample.today + 3, LoadSample.today + 4], beyond: true),
    .easyDates([LoadSample.today], beyond: false),
    .holiday(LoadSample.today + 2...LoadSample.today + 12, .both, spread: 7),
    .holiday(LoadSample.today...LoadSample.today + 5, .before, spread: 7),
    .holiday(LoadSample.today + 5...LoadSample.today + 6, .after, spread: 3),
  ]

  @Test(
    "No tool loses a card, moves one twice or to a day that is past, or before its last answer",
    arguments: tools
  )
  func laws(_ tool: LoadTool) {
    for seed: UInt64 in 1...5 {
      let cards = LoadSample.cards(800, seed: seed)
      let change = cards.change(by: tool)
      let known = Dictionary(uniqueKeysWithValues: cards.cards.map { ($0.id, $0) })
      #expect(Set(change.moves.map(\.card)).count == change.moves.count)
      #expect(change.after.reduce(0, +) == 800 && change.before.reduce(0, +) == 800)
      #expect(change.after.allSatisfy { $0 >= 0 })
      for move in change.moves {
        let card = known[move.card]
        #expect(move.day >= today && move.day > card?.answered ?? .max)
        #expect(move.from == card?.due)
        #expect(move.day != move.from)
      }
      // The same question has the same answer.
      #expect(cards.change(by: tool) == change)
    }
  }

  @Test(
    "Postponing takes the cards that are the least overdue for their interval, by the helper's intervals"
  )
  func postpone() {
    let cards = LoadSample.all([
      LoadSample.card(1, stability: 5, answered: 20, due: -15),
      LoadSample.card(2, stability: 100, answered: 100, due: 0),
      LoadSample.card(3, stability: 10, answered: 10, due: 0),
      LoadSample.card(4, stability: 50, answered: 5, due: 45),
    ])
    let one = cards.change(by: .postpone(cards: 1))
    // The most stable of those that are as late, by 5 to 10 % of its interval.
    #expect(one.moves.map(\.card.rawValue) == [2])
    #expect((5...10).contains(one.days[2] ?? 0))
    let all = cards.change(by: .postpone(cards: 10))
    #expect(all.moves.count == 3 && all.days[4] == nil)
    #expect(all.days[3] == 1)
    // One that is 15 days late for its 5 stays as late, and a day more.
    #expect(all.days[1] == 1)
    #expect(all.safe == 2)
  }

  @Test("A card at the longest interval is not postponed, and told")
  func postponeAtMaximum() throws {
    let settings = try SchedulerSettings(
      retention: 0.9,
      learningSteps: [],
      relearningSteps: [],
      maximumIntervalDays: 30
    )
    var cards = LoadCards(
      today: today,
      rules: [LoadRule(Scheduler(model: FSRS6(), settings: settings))]
    )
    cards.add(LoadSample.card(1, stability: 90, answered: 30, due: 0))
    cards.add(LoadSample.card(2, stability: 20, answered: 20, due: 0))
    let change = cards.change(by: .postpone(cards: 2))
    #expect(change.moves.map(\.card.rawValue) == [2] && change.stuck == 1)
  }

  @Test("Advancing takes the cards nearest to their day, and none that was answered today")
  func advance() {
    let cards = LoadSample.all([
      LoadSample.card(1, stability: 30, answered: 29, due: 1),
      LoadSample.card(2, stability: 30, answered: 10, due: 20),
      LoadSample.card(3, stability: 1, answered: 0, due: 1),
      LoadSample.card(4, stability: 30, answered: 31, due: -1),
    ])
    let change = cards.change(by: .advance(cards: 3))
    #expect(change.days == [1: 0, 2: 0])
    #expect(change.safe == 1)
    #expect(cards.change(by: .advance(cards: 1)).days == [1: 0])
    // What comes early is known better than it would have been.
    #expect((change.moved.after ?? 0) > (change.moved.before ?? 1))
  }

  @Test(
    "A flattened backlog has no day above the number, and no card before its day",
    arguments: [1, 7, 40]
  )
  func flatten(perDay: Int) {
    let cards = LoadSample.cards(600)
    let change = cards.change(by: .flatten(perDay: perDay))
    #expect(change.after.max() ?? 0 <= perDay)
    for move in change.moves { #expect(move.day > max(move.from, today)) }
    // No day has room while a card waits for a later one that could have come.
    let days = Dictionary(uniqueKeysWithValues: change.moves.map { ($0.card, $0.day) })
    for card in cards.cards {
      let first = max(card.due, today)
      let day = days[card.id] ?? first
      for earlier in first..<day { #expect(change.after[earlier - today] == perDay) }
    }
  }

  @Test("Of a backlog those come first by which a minute gains most")
  func flattenOrder() {
    let cards = LoadSample.cards(300)
    let change = cards.change(by: .flatten(perDay: 5))
    let days = Dictionary(uniqueKeysWithValues: change.moves.map { ($0.card, $0.day) })
    let backlog = cards.cards.filter { $0.due <= today }
    let (now, later) = (
      backlog.filter { days[$0.id] == nil || days[$0.id] == today },
      backlog.filter { days[$0.id] ?? today > today }
    )
    #expect(now.count == 5)
    let least = now.map { cards.gainPerMinute($0, on: today) }.min() ?? 0
    #expect(later.allSatisfy { cards.gainPerMinute($0, on: today) <= least })
  }

  @Test("Knowledge is the mean recall on the days of the next answers, overdue cards today")
  func knowledge() {
    let card = LoadSample.card(1, stability: 10, answered: 12, due: -2)
    let other = LoadSample.card(2, stability: 10, answered: 4, due: 6)
    let cards = LoadSample.all([card, other])
    let change = cards.change(by: .flatten(perDay: 1))
    #expect(change.moves.isEmpty)
    #expect(change.moved.before == nil)
    let model = FSRS6()
    func recall(_ days: Int) -> Double {
      model.retrievability(of: card.memory, elapsedDays: days)
    }
    #expect(change.all.before == (recall(12) + recall(10)) / 2)
    #expect(change.all.after == change.all.before)
    let later = cards.change(by: .postpone(cards: 1))
    let day = later.days[1] ?? 0
    #expect(later.moved.before == recall(12) && later.moved.after == recall(12 + day))
    #expect(abs((later.all.after ?? 0) - (recall(12 + day) + recall(10)) / 2) < 1e-12)
    #expect(later.load(days: 2).before == [1, 0] && later.load(days: 8).after.reduce(0, +) == 2)
  }
}
