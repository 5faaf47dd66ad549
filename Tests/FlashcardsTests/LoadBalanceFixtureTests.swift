import Testing

@testable import Flashcards

/// One line of `anki-load-balance-26.9.3.jsonl`: the cards that are due, and the days that Anki chooses
/// for some.
private struct LoadLine: Decodable {
  struct Card: Decodable {
    let id: Int64
    let note: Int64
    let answers: Int
    let interval: Int
    let stability: Double
    let difficulty: Double
    let lastAnswer: Int64
    let days: [Int]

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      (id, note) = (try row.decode(Int64.self), try row.decode(Int64.self))
      (answers, interval) = (try row.decode(Int.self), try row.decode(Int.self))
      stability = try row.decode(Double.self)
      difficulty = try row.decode(Double.self)
      lastAnswer = try row.decode(Int64.self)
      days = [try row.decode(Int.self), try row.decode(Int.self), try row.decode(Int.self)]
    }
  }

  let today: Int
  let day_end_s: Int64
  let weekday: Int
  let now_s: Int64
  let retention: Double
  let easy: [Double]
  let apart: Bool
  let due: [[Int64]]
  let cards: [Card]
}

@Suite("A day chosen by load is Anki's")
struct LoadBalanceFixtureTests {
  @Test("whatever is due, on days of any kind, with siblings kept apart or not")
  func sameDays() throws {
    var balanced = 0
    for line in try Fixture.lines("anki-load-balance-26.9.3", as: LoadLine.self) {
      // A day of ours with the same day of the week, which ends at midnight.
      let today = 20_003 / 7 * 7 + 4 + line.weekday
      #expect(today.weekday == line.weekday)
      let shift = Int64(today + 1) * 86_400 - line.day_end_s
      func moment(_ seconds: Int64) -> LocalMoment {
        LocalMoment(time: Timestamp(milliseconds: (seconds + shift) * 1_000))
      }
      let scheduler = Scheduler(
        model: FSRS6(),
        settings: try SchedulerSettings(
          retention: line.retention,
          learningSteps: [60_000],
          relearningSteps: [600_000],
          days: .rollover(DayBoundary(rolloverHour: 0))
        )
      )
      let due = line.due.map { (day: Int($0[0]) - line.today, note: $0[1]) }
      var load = [Int](repeating: 0, count: LoadBalance.dayCount)
      for card in due { load[card.day] += 1 }
      for card in line.cards {
        var progress = FlashcardProgress.new
        progress.phase = .review
        progress.intervalDays = card.interval
        progress.reviews = card.answers
        progress.memory = Memory(stability: card.stability, difficulty: card.difficulty)
        progress.lastReview = moment(card.lastAnswer)
        progress.due = .day(today)
        let balance = LoadBalance(
          today: today,
          load: load,
          siblings: line.apart
            ? Set(due.filter { $0.note == card.note }.map { today + $0.day }) : [],
          easyDays: line.easy.map { $0 == 1 ? .normal : $0 == 0 ? .minimum : .reduced }
        )
        func days(_ balance: LoadBalance?) -> [Int] {
          let outcomes = scheduler.outcomes(
            of: progress,
            card: FlashcardID(rawValue: card.id),
            at: moment(line.now_s),
            balance: balance
          )
          return [outcomes.hard, outcomes.good, outcomes.easy].map(\.progress.intervalDays)
        }
        #expect(days(balance) == card.days, "\(card.id)")
        balanced += days(nil) == card.days ? 0 : 1
      }
    }
    #expect(balanced > 100)
  }
}
