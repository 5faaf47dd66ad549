import Testing

@testable import Flashcards

@Suite("The simulation of a deck's options")
struct OptionsPolicyTests {
  private func days(
    reviews: Int,
    overdue: Int = 0,
    new: Int = 0,
    limits: DayCounts,
    doneToday: DayCounts = DayCounts(),
    ignoring: Bool = false,
    order: ReviewSortOrder = .due,
    days: Int = 30
  ) -> (days: [SimulatedDay], cards: SimulatedCards) {
    var cards = SimulatedCards()
    for card in 0..<reviews {
      let due = card < overdue ? -card : card % 20
      cards.append(
        Memory(stability: 20 + Double(card % 11), difficulty: 1 + Double(card % 10)),
        lastDay: due - 20,
        dueDay: due,
        lapses: 0
      )
    }
    for _ in 0..<new { cards.appendNew() }
    let policy = OptionsPolicy(
      cards,
      retention: 0.9,
      limits: limits,
      doneToday: doneToday,
      newIgnoreReviewLimit: ignoring,
      order: order,
      belief: FSRS6(),
      seed: 4
    )
    var simulation = Simulation(
      cards,
      truth: FSRS6(),
      habits: .published,
      rules: SimulationRules(),
      policy: policy,
      dayCount: days,
      seed: 5
    )
    simulation.run()
    return (simulation.results, simulation.cards)
  }

  @Test("keeps to the limits, of the first day what is left of them")
  func limits() {
    let days = days(
      reviews: 400,
      overdue: 200,
      new: 100,
      limits: DayCounts(new: 7, reviews: 30),
      doneToday: DayCounts(new: 3, reviews: 10),
      ignoring: true
    ).days
    #expect(days[0].reviews == 20)
    #expect(days[0].introduced == 4)
    #expect(days.dropFirst().allSatisfy { $0.reviews <= 30 && $0.introduced <= 7 })
    #expect(days.reduce(0) { $0 + $1.introduced } == 100)
  }

  @Test("counts new cards against the reviews, unless they ignore that limit")
  func newAndReviews() {
    let full = days(reviews: 200, overdue: 200, new: 50, limits: DayCounts(new: 5, reviews: 20))
    #expect(full.days[0].introduced == 0)
    #expect(full.days.allSatisfy { $0.introduced + $0.reviews <= 20 })
    let partly = days(reviews: 18, overdue: 18, new: 50, limits: DayCounts(new: 5, reviews: 20))
    #expect(partly.days[0].introduced == 2)
    let ignoring = days(
      reviews: 200,
      overdue: 200,
      new: 50,
      limits: DayCounts(new: 5, reviews: 20),
      ignoring: true
    )
    #expect(ignoring.days[0].introduced == 5)
    #expect(ignoring.days[0].reviews == 20)
  }

  @Test("takes the cards that its order has first", arguments: ReviewSortOrder.allCases)
  func orders(_ order: ReviewSortOrder) {
    let (days, after) = days(
      reviews: 100,
      overdue: 100,
      limits: DayCounts(reviews: 30),
      order: order,
      days: 1
    )
    #expect(days[0].reviews == 30)
    let answered = (0..<100).filter { after.lastDay[$0] == 0 }
    let left = (0..<100).filter { after.lastDay[$0] != 0 }
    #expect(answered.count == 30)
    func value(_ card: Int) -> Double {
      let stability = 20 + Double(card % 11)
      switch order {
      case .due, .dueThenDeck, .deckThenDue: return Double(-card)
      // All have waited for the same interval.
      case .intervalsAscending, .intervalsDescending, .random: return 0
      case .difficultyAscending: return Double(card % 10)
      case .difficultyDescending: return -Double(card % 10)
      case .recallAscending: return -Double(20 + card) / stability
      case .recallDescending: return Double(20 + card) / stability
      case .relativeOverdueness: return -Double(20 + card)
      case .added: return Double(card)
      case .reverseAdded: return Double(-card)
      }
    }
    let last = answered.map(value).max() ?? .infinity
    #expect(left.allSatisfy { value($0) >= last })
  }
}
