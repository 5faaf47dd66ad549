import Testing

@testable import Flashcards

/// What the helper add-on does to the cards of a collection, from Tests/Scripts/load_tool_fixtures.py.
private struct HelperRun: Decodable {
  struct Card: Decodable {
    let id: Int64
    let note: Int64
    let stability: Double
    let answered: Int
    let due: Int
    let before: Int

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      (id, note) = (try row.decode(Int64.self), try row.decode(Int64.self))
      stability = try row.decode(Double.self)
      (answered, due) = (try row.decode(Int.self), try row.decode(Int.self))
      before = try row.decode(Int.self)
    }
  }

  struct Moves: Decodable {
    let count: Int
    let safe: Int
    let days: [String: Int]
  }

  struct Flattened: Decodable {
    let perDay: Int
    let backlog: [Int64]
    let days: [Int]
  }

  struct Siblings: Decodable {
    let note: Int64
    let ranges: [[Int]]
    let days: [Int]
    let answer: Int
    let gap: Int
  }

  let retention: Double
  let maximum: Int
  let cards: [Card]
  let postpone: Moves
  let advance: Moves
  let flatten: Flattened
  let disperse: [Siblings]
}

@Suite("Tools that move days do what the helper add-on does")
struct HelperFixtureTests {
  private let run: HelperRun
  private let rule: LoadRule
  private let today = LoadSample.today

  init() throws {
    run = try #require(try Fixture.lines("helper-703c99f", as: HelperRun.self).first)
    let settings = try SchedulerSettings(
      retention: run.retention,
      learningSteps: [],
      relearningSteps: [],
      maximumIntervalDays: run.maximum
    )
    rule = LoadRule(Scheduler(model: FSRS6(), settings: settings))
  }

  /// The cards, those of some ids alone if any are given.
  private func cards(_ ids: Set<Int64> = []) -> LoadCards {
    var cards = LoadCards(today: today, rules: [rule])
    for card in run.cards where ids.isEmpty || ids.contains(card.id) {
      cards.add(
        LoadSample.card(
          card.id,
          note: card.note,
          stability: card.stability,
          answered: -card.answered,
          due: card.due
        )
      )
    }
    return cards
  }

  private func days(_ moves: HelperRun.Moves) -> [Int64: Int] {
    Dictionary(
      uniqueKeysWithValues: moves.days.compactMap { id, day in Int64(id).map { ($0, day) } }
    )
  }

  @Test("The same cards are postponed, by as much but for chance, and as many are safe")
  func postpone() {
    let change = cards().change(by: .postpone(cards: run.postpone.count))
    let theirs = days(run.postpone)
    #expect(Set(change.days.keys) == Set(theirs.keys) && change.stuck == 0)
    #expect(change.safe == run.postpone.safe)
    // Each draws its own part of the twentieth beyond the first.
    for card in run.cards {
      guard let ours = change.days[card.id], let other = theirs[card.id] else { continue }
      let most = Int((Double(card.due - card.answered) * 0.05).rounded(.up))
      #expect(abs(ours - other) <= most, "\(card.id)")
    }
  }

  @Test("The same cards are advanced to today, and as many are safe")
  func advance() {
    let change = cards().change(by: .advance(cards: run.advance.count))
    #expect(change.days == days(run.advance))
    #expect(change.safe == run.advance.safe)
  }

  @Test("A backlog is flattened to the same numbers of cards a day")
  func flatten() {
    let change = cards(Set(run.flatten.backlog)).change(by: .flatten(perDay: run.flatten.perDay))
    #expect(change.after == run.flatten.days)
  }

  @Test("Siblings in the same ranges come on the same days")
  func spacing() {
    var compared = 0
    for note in run.disperse {
      let ranges = note.ranges.map { $0[0]...$0[1] } + [note.answer...note.answer]
      let spacing = SiblingSpacing(ranges)
      // Of ranges that end on one day the add-on takes the first it has, and here comes the one that begins
      // first, which leaves more room.
      let isClear = Set(ranges.map(\.upperBound)).count == ranges.count
      #expect(spacing.gap >= note.gap, "\(note.note)")
      guard isClear else { continue }
      compared += 1
      #expect(spacing.gap == note.gap, "\(note.note)")
      #expect(spacing.days.dropLast() == note.days[...], "\(note.note)")
    }
    #expect(compared * 2 > run.disperse.count)
  }

  @Test(
    "The days that fuzz allows are theirs, but for their rounding and an interval that never shrinks"
  )
  func ranges() {
    let known = Dictionary(grouping: run.cards, by: \.note)
    var (all, equal) = (0, 0)
    for note in run.disperse {
      for (card, range) in zip(known[note.note] ?? [], note.ranges) {
        let ours = LoadSample.card(
          card.id,
          stability: card.stability,
          answered: -card.answered,
          due: card.due
        ).days(rule, from: today)
        let wanted = rule.interval(of: Memory(stability: card.stability, difficulty: 5))
        let bounds = Fuzz.bounds(of: wanted, minimum: 2, maximum: run.maximum)
        // There an interval does not become shorter than the one before, and where one counts as out of the
        // range hangs on rounding.
        let interval = card.due - card.answered
        let isAtEdge = [bounds.lowerBound - 2, bounds.upperBound + 2]
          .contains { abs(interval - $0) <= 1 }
        guard card.before < bounds.lowerBound, !isAtEdge else { continue }
        all += 1
        // What is overdue beyond them counts today here, and on its past day there.
        let (first, last) = (max(0, range[0]), max(0, range[1]))
        if ours == today + first...today + last { equal += 1 }
        #expect(abs(ours.upperBound - today - last) <= 1, "\(card) \(range)")
        let isBound = range[0] == card.answered + card.before + 1
        #expect(isBound || abs(ours.lowerBound - today - first) <= 1, "\(card) \(range)")
      }
    }
    #expect(all * 2 > run.cards.count && equal * 2 > all, "\(equal) of \(all)")
  }
}
