@testable import Flashcards

/// Cards and learners of exams.
enum ExamSample {
  static let today = 20_000
  static let model = FSRS6()

  /// The cards of an exam: some never seen, the others answered at some time within 40 days.
  static func cards(new: Int, known: Int) -> [ExamCard] {
    var generator = SplitMix64(seed: 7)
    let seen = (0..<known).map { number in
      let answered = today - Int.random(in: 1...40, using: &generator)
      let stability = Double.random(in: 2...60, using: &generator)
      return ExamCard(
        id: FlashcardID(rawValue: Int64(number + 1)),
        memory: Memory(
          stability: stability,
          difficulty: Double.random(in: 2...9, using: &generator)
        ),
        answered: answered,
        due: answered + max(1, Int(stability)),
        isMovable: true
      )
    }
    let unseen = (0..<new).map { number in
      ExamCard(
        id: FlashcardID(rawValue: Int64(known + number + 1)),
        memory: nil,
        answered: today,
        due: today,
        isMovable: false
      )
    }
    return seen + unseen
  }

  static func situation(new: Int = 0, known: Int = 0, answeredToday: Int = 0) -> ExamSituation {
    situation(cards(new: new, known: known), answeredToday: answeredToday)
  }

  static func situation(_ cards: [ExamCard], answeredToday: Int = 0) -> ExamSituation {
    ExamSituation(
      today: today,
      cards: cards,
      laterRetention: 0.9,
      model: model,
      habits: .published,
      answeredToday: answeredToday
    )
  }

  /// An exam in so many days with a plan.
  static func exam(in days: Int, _ plan: ExamPlan = ExamPlan()) -> Exam {
    Exam(day: today + days, plan: plan)
  }
}
