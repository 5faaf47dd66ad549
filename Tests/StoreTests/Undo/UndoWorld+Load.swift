import Flashcards
import Store
import TestSupport
import Testing

extension UndoWorld {
  /// Has a tool move days, plans or deletes an exam, or has a day pass and its cards come.
  mutating func changeLoad(_ collection: StudyCollection) throws {
    let known = collection.cards.count { $0.progress.phase == .review }
    guard known > 3, random.next(below: 4) > 0,
      var deck = collection.decks.randomElement(using: &random)
    else { return try addKnown(collection) }
    switch random.next(below: 4) {
    case 0:
      let days = random.next(in: 3...9)
      if !deck.exams.isEmpty, random.next(below: 2) == 0 {
        deck.exams.removeLast()
      } else {
        deck.exams.append(
          Exam(name: "\(step)", day: today + days, plan: ExamPlan(retention: 0.7, finalDays: 10))
        )
      }
      var change = ChangeSet()
      change.decks = [deck]
      try apply(.exam, change)
    case 1:
      daysPassed += 1
      // Each is a step of its own.
      let exams = collection.decks.flatMap(\.exams).filter { $0.isToPlan(on: today) }
      guard exams.count == 1 else { return try moveDays(of: deck.id) }
      let change = try fixture.store.planExams(at: now, boundary: boundary, under: fixture.key)
      let known = Set(collection.decks.map(\.withoutStandings))
      if change.cards.isEmpty, change.decks.allSatisfy({ known.contains($0.withoutStandings) }) {
        try moveDays(of: deck.id)
      }
    default: try moveDays(of: deck.id)
    }
  }

  private mutating func moveDays(of deck: DeckID) throws {
    let first = today + random.next(below: 4)
    let dates = Set((0..<3).map { _ in today + random.next(below: 40) })
    let tools: [LoadTool] = [
      .postpone(cards: 2), .advance(cards: 2), .flatten(perDay: random.next(in: 1...2)),
      .holiday(first...first + 9, .both, spread: 3), .easyDates(dates, beyond: true),
      .disperse, .balance, .forget(random.next(below: 2) == 0 ? [] : dates),
    ]
    let tool = tools.randomElement(using: &random) ?? .balance
    let done = try fixture.store.moveDays(
      by: LoadRequest(tool, of: random.next(below: 3) == 0 ? nil : deck),
      at: now,
      boundary: boundary,
      under: fixture.key
    )
    #expect(done.written.isEmpty == done.load.isEmpty)
    if done.written.isEmpty { try changeSetting() }
  }

  /// Adds a note with two cards that were answered, and the answers that explain them.
  private mutating func addKnown(_ collection: StudyCollection) throws {
    guard let deck = collection.decks.randomElement(using: &random) else {
      return try addDeck(collection)
    }
    let scheduler = deck.scheduler(nil, boundary: boundary)
    var change = ChangeSet()
    let note = try fixture.note(id(), "known at \(step)", kind: .basicAndReversed)
    change.notes = [note]
    for ordinal in 0..<2 {
      let card = id()
      let last = Int64(random.next(in: 2...40))
      let answers = [(last + 20, Rating.easy), (last, .good)].map { ago, rating in
        fixture.review(
          card,
          at: now.time.rawValue - ago * StudyFixture.day,
          rating: rating
        )
      }
      change.reviews += answers
      change.cards.append(
        fixture.card(
          card,
          of: note.id.rawValue,
          in: deck.id.rawValue,
          ordinal: ordinal,
          progress: scheduler.replay(answers)
        )
      )
    }
    try apply(.add, change)
  }

  private var now: LocalMoment { LocalMoment(time: time) }
  private var boundary: DayBoundary { StudyFixture.boundary }
  private var today: StudyDay { boundary.day(of: now) }
}
