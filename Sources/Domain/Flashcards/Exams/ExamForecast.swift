/// The cards that the plan of an exam foresees, for decks all of whose cards it has.
struct ExamForecast: Sendable {
  /// The exam, with how it stands.
  private let exam: Exam
  /// The deck whose exam it is; nil for one of all decks.
  let home: DeckID?
  /// The decks whose cards it has.
  let decks: Set<DeckID>

  fileprivate init?(_ exam: Exam, of home: Deck, among decks: [Deck]) {
    guard exam.standing?.expectedNew != nil else { return nil }
    self.exam = exam
    self.home = exam.isOfAllDecks ? nil : home.id
    self.decks = Set(decks.lazy.filter { exam.hasAll(of: $0, in: home) }.map(\.id))
    // Decks have been renamed since.
    if self.decks.isEmpty { return nil }
  }

  /// The cards foreseen for a day; nil from the day of the exam on.
  fileprivate func cards(on day: StudyDay) -> DayCounts? {
    day < exam.day ? exam.standing?.expected(on: day) : nil
  }
}

extension [Deck] {
  /// What the plans for exams of these decks foresee.
  ///
  /// - Parameter areAll: true if these are all decks there are; exams of all decks are left out otherwise.
  func examForecasts(areAll: Bool) -> [ExamForecast] {
    flatMap { home in
      home.exams.filter { areAll || !$0.isOfAllDecks }
        .compactMap { ExamForecast($0, of: home, among: self) }
    }
  }
}

extension [ExamForecast] {
  /// The cards foreseen for a day, and the decks whose cards come by plans alone on it. Of plans that share
  /// decks the one with the most cards counts.
  func cards(
    on day: StudyDay
  ) -> (plans: [(home: DeckID?, cards: DayCounts)], decks: Set<DeckID>) {
    let known = compactMap { exam in exam.cards(on: day).map { (exam: exam, cards: $0) } }
    var (plans, decks): ([(home: DeckID?, cards: DayCounts)], Set<DeckID>) = ([], [])
    for (exam, cards) in known.sorted(by: { $0.cards.total > $1.cards.total }) {
      if decks.isDisjoint(with: exam.decks) { plans.append((exam.home, cards)) }
      decks.formUnion(exam.decks)
    }
    return (plans, decks)
  }
}
