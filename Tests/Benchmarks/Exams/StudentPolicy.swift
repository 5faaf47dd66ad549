import Flashcards

/// The cards that a student with a plan answers: those of the plan until the exam, and from then on what is
/// due, up to the most cards of a day.
struct StudentPolicy: SimulationPolicy {
  /// The plan's choices.
  var plan: ExamPolicy
  /// The most cards of a day after the exam.
  var mostAfter = 0
  private let student: Student
  private let belief: FSRS6

  init(_ student: Student, _ plan: ExamPolicy, belief: FSRS6) {
    (self.student, self.plan, self.belief) = (student, plan, belief)
  }

  func isStudied(_ day: Int) -> Bool {
    day < student.days ? student.studied[day] : day > student.days
  }

  mutating func choose(
    day: Int,
    due: [Int32],
    cards: SimulatedCards,
    into chosen: inout [Int32]
  ) {
    guard day > student.days else {
      return plan.choose(day: day, due: due, cards: cards, into: &chosen)
    }
    func recall(_ card: Int32) -> Double {
      belief.retrievability(
        of: cards.believedMemory(of: Int(card)),
        elapsedDays: day - Int(cards.lastDay[Int(card)])
      )
    }
    let order = due.map { ($0, recall($0)) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    chosen += order.prefix(mostAfter).map(\.0)
  }

  func retention(of card: Int, on day: Int) -> Double { plan.retention(of: card, on: day) }
}

/// The choices of a constant retention, with the new cards of each day given.
struct ConstantRetention: SimulationPolicy {
  let retention: Double
  let new: [Int]
  let studied: [Bool]

  func isStudied(_ day: Int) -> Bool { day < studied.count && studied[day] }

  mutating func choose(
    day: Int,
    due: [Int32],
    cards: SimulatedCards,
    into chosen: inout [Int32]
  ) {
    chosen += due
    let unseen = (0..<cards.count).lazy.filter { cards.isNew($0) }
    chosen += unseen.prefix(new[day]).map { Int32($0) }
  }

  func retention(of card: Int, on day: Int) -> Double { retention }
}
