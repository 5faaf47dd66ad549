import Testing

@testable import Flashcards

@Suite("Easy dates")
struct EasyCalendarTests {
  private let today = LoadSample.today
  private let weekday = LoadSample.today.weekday

  @Test("are as little loaded as can be, whatever their day of the week")
  func calendar() {
    var week = EasyDay.normalWeek
    week[(weekday + 1) % 7] = .reduced
    let calendar = EasyCalendar(week: week, dates: [today, today + 1])
    #expect(calendar[today] == .minimum && calendar[today + 1] == .minimum)
    #expect(calendar[today + 8] == .reduced && calendar[today + 7] == .normal)
    #expect(EasyCalendar(week: [.minimum]).isNormal && !EasyCalendar(dates: [today]).isNormal)
  }

  @Test("are not chosen by an answer, though they are free, and are where there is no other day")
  func balance() {
    let range = 27...33
    func chosen(_ dates: [Int], load: Int) -> Set<Int> {
      let balance = LoadBalance(
        today: today,
        load: (0..<LoadBalance.dayCount).map { dates.contains($0) ? 0 : load },
        easyDates: Set(dates.map { today + $0 })
      )
      return Set(
        (0..<1_000).compactMap {
          balance.days(in: range, for: 30, minimum: 1, fraction: Float($0) / 1_000)
        }
      )
    }
    // A holiday was cleared of cards, so that its days have none.
    #expect(chosen([28, 29, 30, 31], load: 5).isDisjoint(with: [28, 29, 30, 31]))
    #expect(chosen([28, 29, 30, 31], load: 0) == [27, 32, 33])
    #expect(chosen(Array(range), load: 5) == Set(range))
    // Without a date in reach nothing that is due means no choice.
    #expect(chosen([50], load: 0).isEmpty)
  }

  @Test("are left out in a simulation")
  func simulated() {
    let dates = Set((100...104).map { today + $0 })
    var loads = DayLoads(
      .balanced(EasyCalendar(dates: dates), first: today),
      maximumInterval: 36_500,
      days: 400
    )
    var generator = SplitMix64(seed: 3)
    let days = (0..<1_000).map { _ in 3 + loads.days(for: 98, from: 3, &generator) }
    let bounds = Fuzz.bounds(of: 98, minimum: 1, maximum: 36_500)
    #expect(bounds.contains(97) && bounds.contains(101))
    #expect(days.count { dates.contains(today + $0) } < 3)
    for day in bounds where !dates.contains(today + 3 + day) { loads.add(1, on: 3 + day) }
    let full = (0..<1_000).map { _ in 3 + loads.days(for: 98, from: 3, &generator) }
    #expect(full.count { dates.contains(today + $0) } < 30)
  }

  private func cards(_ due: [Int], easy: Set<StudyDay>) -> LoadCards {
    let rule = LoadRule(LoadSample.scheduler, calendar: EasyCalendar(dates: easy))
    var cards = LoadCards(today: today, rules: [rule])
    for (place, day) in due.enumerated() {
      cards.add(LoadSample.card(Int64(place + 1), stability: 60, answered: 50, due: day))
    }
    return cards
  }

  @Test("have no card of a flattened backlog, nor of another holiday, nor of a date beside them")
  func tools() {
    let easy = Set([today, today + 1, today + 4])
    let flat = cards(Array(repeating: -2, count: 9), easy: easy).change(by: .flatten(perDay: 3))
    #expect(flat.after == [0, 0, 3, 3, 0, 3])
    let holiday = cards(Array(repeating: 3, count: 6), easy: easy)
      .change(by: .holiday(today + 3...today + 3, .both, spread: 2))
    #expect(holiday.after == [0, 0, 3, 0, 0, 3])
    let beside = cards([3, 3, 3], easy: easy).change(by: .easyDates([today + 3], beyond: false))
    #expect(beside.moves.count == 3 && Set(beside.moves.map(\.day)).isDisjoint(with: easy))
    let balanced = cards(Array(repeating: 4, count: 8), easy: easy).change(by: .balance)
    #expect(balanced.moves.count == 8 && Set(balanced.moves.map(\.day)).isDisjoint(with: easy))
  }

  @Test("stay from the tools that make them on, until they are forgotten or over")
  func kept() {
    let old: Set = [today - 3, today + 40]
    func dates(_ tool: LoadTool) -> Set<StudyDay> { tool.easyDates(after: old, on: today) }
    let holiday = LoadTool.holiday(today - 1...today + 2, .both, spread: 7)
    #expect(dates(holiday) == [today, today + 1, today + 2, today + 40])
    #expect(dates(.easyDates([today + 5, today - 1], beyond: false)) == [today + 5, today + 40])
    #expect(dates(.forget([today + 40])).isEmpty && dates(.forget([])).isEmpty)
    #expect(dates(.forget([today + 41])) == [today + 40] && dates(.balance) == [today + 40])

    var deck = Deck(id: DeckID(rawValue: 1), name: DeckName(nearest: "A"))
    deck.easyDates = old
    #expect(deck.eased(by: .easyDates([today + 40], beyond: true), on: today) == nil)
    #expect(deck.eased(by: .forget([today - 3]), on: today) == nil)
    #expect(deck.eased(by: holiday, on: today)?.easyDates == dates(holiday))
    deck.easyDates = []
    #expect(deck.eased(by: .forget([]), on: today) == nil)

    let change = cards([3], easy: old).change(by: .forget([]))
    #expect(change.easyDates.before == [today + 40] && change.easyDates.after.isEmpty)
    #expect(change.easyDates.change && change.moves.isEmpty && !change.isEmpty)
    #expect(cards([3], easy: old).change(by: .forget([today + 1])).isEmpty)
  }

  @Test("are days off for an exam")
  func exam() {
    let situation = ExamSituation(
      today: today,
      cards: (1...20).map {
        ExamCard(
          id: FlashcardID(rawValue: $0),
          memory: nil,
          answered: today,
          due: today,
          isMovable: false
        )
      },
      laterRetention: 0.9,
      model: FSRS6(),
      habits: .published,
      answeredToday: 0,
      easyDates: [today, today + 2]
    )
    let outlook = situation.preview(of: Exam(day: today + 10))?.outlook
    #expect(outlook?.answers[0] == 0 && outlook?.answers[2] == 0)
    #expect((outlook?.answers[1] ?? 0) > 0)
  }

  @Test("that follow each other are a span")
  func spans() {
    let dates: Set = [today + 3, today, today + 1, today + 8, today + 2]
    #expect(dates.spans == [today...today + 3, today + 8...today + 8])
    #expect(Set<StudyDay>().spans.isEmpty)
  }
}
