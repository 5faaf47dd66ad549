import Testing

@testable import Flashcards

@Suite("Days that are cleared or balanced")
struct EasingTests {
  private let today = LoadSample.today

  @Test(
    "A holiday has no card, and the days around it are as even as can be",
    arguments: HolidaySides.allCases
  )
  func holiday(_ sides: HolidaySides) {
    let cards = LoadSample.cards(900, overdue: false)
    let days = today + 10...today + 20
    let change = cards.change(by: .holiday(days, sides, spread: 10))
    for day in days { #expect(change.after[day - today] == 0) }
    #expect(change.moves.count == cards.cards.count { days.contains($0.due) })
    let near =
      switch sides {
      case .both: Array(0..<10) + Array(21..<31)
      case .before: Array(0..<10)
      case .after: Array(21..<31)
      }
    for move in change.moves where sides != .before { #expect(near.contains(move.day - today)) }
    let loads = near.map { change.after[$0] }
    let full = near.filter { change.after[$0] > change.before[$0] }
    // Where cards came, no day is more than a card above another of these.
    let levels = full.map { change.after[$0] }
    #expect((levels.max() ?? 0) - (levels.min() ?? 0) <= 1, "\(loads)")
  }

  @Test("Cards go to the nearer side, for their interval")
  func nearer() {
    let cards = LoadSample.all([
      LoadSample.card(1, answered: 30, due: 5), LoadSample.card(2, answered: 30, due: 9),
    ])
    let change = cards.change(by: .holiday(today + 5...today + 9, .both, spread: 1))
    #expect(change.days == [1: 4, 2: 10])
  }

  @Test(
    "A holiday that begins today has what is overdue come after it, also where days before it were asked for"
  )
  func fromToday() {
    let cards = LoadSample.all([
      LoadSample.card(1, answered: 30, due: -5), LoadSample.card(2, answered: 30, due: 1),
      LoadSample.card(3, answered: 30, due: 2),
    ])
    let change = cards.change(by: .holiday(today...today + 1, .before, spread: 3))
    #expect(change.days.keys.sorted() == [1, 2])
    #expect(change.days.values.allSatisfy { (2...4).contains($0) })
  }

  @Test(
    "Fuzz lets cards go from an easy date as far as it reaches, and further where that is asked for"
  )
  func easyDates() {
    let cards = LoadSample.all([
      LoadSample.card(1, stability: 30, answered: 25, due: 5),
      LoadSample.card(2, stability: 2, answered: 0, due: 5),
      LoadSample.card(3, stability: 30, answered: 24, due: 6),
    ])
    let near = cards.change(by: .easyDates([today + 5], beyond: false))
    #expect(near.moves.map(\.card.rawValue) == [1] && near.stuck == 1)
    #expect(
      LoadSample.card(1, stability: 30, answered: 25, due: 5)
        .days(LoadSample.rule, from: today).contains(today + (near.days[1] ?? -1))
    )
    let far = cards.change(by: .easyDates([today + 5], beyond: true))
    #expect(far.days.keys.sorted() == [1, 2] && far.after[5] == 0 && far.stuck == 0)
    #expect([4, 6].contains(far.days[2] ?? 0))
  }

  @Test("An easy date of many cards is emptied, and the days around it stay even")
  func manyOnOneDay() {
    let cards = LoadSample.all(
      (1...70).map { LoadSample.card($0, stability: 60, answered: 50, due: 10) }
    )
    let change = cards.change(by: .easyDates([today + 10], beyond: false))
    #expect(change.after[10] == 0 && change.moves.count == 70)
    let days = change.after.filter { $0 > 0 }
    #expect((days.max() ?? 0) - (days.min() ?? 0) <= 1)
  }

  @Test("Balancing lowers the worst day within fuzz, and does nothing a second time")
  func balance() {
    let cards = LoadSample.cards(900, overdue: false)
    let change = cards.change(by: .balance)
    #expect(!change.moves.isEmpty)
    #expect((change.after[1...].max() ?? 0) <= (change.before[1...].max() ?? 0))
    func unevenness(_ counts: ArraySlice<Int>) -> Int { counts.reduce(0) { $0 + $1 * $1 } }
    #expect(unevenness(change.after[...]) < unevenness(change.before[...]))
    let known = Dictionary(uniqueKeysWithValues: cards.cards.map { ($0.id, $0) })
    for move in change.moves {
      #expect(known[move.card]?.days(LoadSample.rule, from: today).contains(move.day) == true)
    }
    // Knowledge hardly changes within fuzz.
    #expect(abs((change.all.after ?? 0) - (change.all.before ?? 1)) < 0.005)
  }

  @Test("An easy day of the week gets fewer cards")
  func easyWeekday() {
    var week = EasyDay.normalWeek
    week[(today + 10).weekday] = .minimum
    var cards = LoadCards(
      today: today,
      rules: [LoadRule(LoadSample.scheduler, calendar: EasyCalendar(week: week))]
    )
    for id: Int64 in 1...50 { cards.add(LoadSample.card(id, stability: 60, answered: 50, due: 10)) }
    #expect(cards.change(by: .balance).after[10] == 0)
  }

  @Test("Without fuzz in the options no day is chosen anew")
  func withoutFuzz() {
    var settings = SchedulerSettings.defaults
    settings.fuzz = false
    var cards = LoadCards(
      today: today,
      rules: [LoadRule(Scheduler(model: FSRS6(), settings: settings))]
    )
    for id: Int64 in 1...9 {
      cards.add(LoadSample.card(id, note: id / 3, stability: 60, answered: 50, due: 10))
    }
    #expect(cards.change(by: .balance).moves.isEmpty && cards.change(by: .disperse).moves.isEmpty)
  }
}
