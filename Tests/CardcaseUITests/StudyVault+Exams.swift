import Flashcards
import Wording

@testable import StudyUI

extension StudyVault {
  /// A vault with a busy deck that has an exam in 23 days.
  static var examined: StudyVault {
    var study = busy
    var exam = Exam(day: 20_672, mostMinutes: 18)
    exam.plan = ExamPlan(retention: 0.8, finalDays: 5, mostAnswers: 40)
    exam.standing = ExamStanding(
      day: 20_649,
      cards: 12,
      new: 0,
      known: 0.81,
      then: 0.94,
      minutes: 12,
      later: 2
    )
    study.decks[.numbers]?.exams = [exam]
    return study
  }

  /// The cards of a deck for an exam; searches find everything here.
  private func situation(
    of exam: Exam,
    in deck: DeckID,
    _ moment: LocalMoment,
    _ boundary: DayBoundary
  ) -> ExamSituation? {
    guard let deck = decks[deck] else { return nil }
    let today = boundary.day(of: moment)
    let family = Set(exam.decks(of: deck, among: Array(decks.values)).map(\.id))
    let own = cards.values.filter { family.contains($0.deck) }.sorted { $0.id < $1.id }
    return ExamSituation(
      today: today,
      cards: own.map { ExamCard($0, on: today, boundary) },
      laterRetention: 0.9,
      model: FSRS6(),
      habits: .published,
      answeredToday: 0
    )
  }

  /// What is possible for an exam.
  func plan(
    _ exam: Exam,
    of deck: DeckID,
    _ moment: LocalMoment,
    _ boundary: DayBoundary
  ) -> StudyReply {
    guard !isUnreadable else { return .unreadable(.damaged) }
    let found = situation(of: exam, in: deck, moment, boundary)
    let preview = found.flatMap { $0.cards.isEmpty ? nil : $0.preview(of: exam) }
    return .response(.plannedExam(preview, of: deck, for: exam))
  }

  /// The change that saves a deck with other exams; no cards come here.
  mutating func keepExams(of deck: Deck) -> StudyReply {
    guard !refuses else { return .notSaved(.diskFull) }
    var change = ChangeSet()
    change.decks = [deck]
    apply(change)
    return .saved(change)
  }
}
