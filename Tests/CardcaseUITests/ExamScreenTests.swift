import Flashcards
import Locking
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

@Suite("The exams of a deck")
struct ExamScreenTests {
  private func opened(
    _ study: StudyVault = .busy,
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(study, size: size)
    app.press(.character("Q"))
    return app
  }

  private func exams(_ app: ModelHarness) -> [Exam] { app.study?.decks[.numbers]?.exams ?? [] }

  @Test("say what is possible before anything is written, and are kept by Enter")
  func kept() throws {
    for size in ScreenTests.standardSizes {
      var app = try opened(size: size)
      app.type("2026-08-07")
      app.press(.enter)
      #expect(app.shows("Known on the day"), "\(app.testDescription)")
      #expect(app.study?.changes.isEmpty == true)
      app.press(.enter)
      let exam = try #require(exams(app).first)
      #expect(exam.day == 20_672 && exam.aim == .knowledge(0.95) && exam.plan.mostAnswers != nil)
      #expect(app.shows("Numbers in 23 days"), "\(app.testDescription)")
    }
  }

  @Test("plan for the minutes a day that an arrow chooses")
  func minutes() throws {
    var app = try opened()
    app.type("2026-08-07")
    app.press(.enter, .down, .enter)
    guard case .minutes(let count)? = exams(app).first?.aim else {
      Issue.record("\(exams(app))")
      return
    }
    #expect(count > 1)
  }

  @Test("have plots by day with a cursor, whose numbers are told in words")
  func plots() throws {
    for size in ScreenTests.standardSizes {
      var app = try opened(
        StudyVault((0..<60).map { ("prompt \($0)", "answer \($0)") }),
        size: size
      )
      app.type("2026-08-07")
      app.press(.down, .down, .down)
      app.type("9")
      app.press(.down)
      app.type("Thu")
      app.press(.enter, .right)
      // The deck is new: today some of its cards are seen for the first time.
      #expect(app.shows("0 % known, "), "\(app.testDescription)")
      app.press(.right)
      #expect(app.shows("day off"), "\(app.testDescription)")
      for _ in 0..<30 { app.press(.right) }
      #expect(app.shows(" % on the day"), "\(app.testDescription)")
      guard size.width >= 120 else { continue }
      #expect(app.shows("Percent known") && app.shows("95 % wanted"), "\(app.testDescription)")
      #expect(app.shows("at most 9 minutes") && app.shows("New cards a day"))
    }
  }

  @Test("take their cards from all decks by a search")
  func allDecks() throws {
    var app = try opened(.deckTree())
    app.type("2026-08-07")
    for _ in 0..<5 { app.press(.down) }
    #expect(app.shows("of this deck"), "\(app.testDescription)")
    app.press(.right, .down)
    #expect(app.shows("found in all decks"), "\(app.testDescription)")
    app.type("deck:x OR deck:y")
    app.press(.enter, .enter)
    let exams = app.study?.decks.values.flatMap(\.exams) ?? []
    #expect(exams.map(\.isOfAllDecks) == [true] && exams.first?.search == "deck:x OR deck:y")
    let cards = app.study?.cards.values.filter { !$0.isSuspended }.count
    #expect(cards ?? 0 > 0)
    app.press(.enter)
    #expect(app.shows("found in all decks"), "\(app.testDescription)")
  }

  @Test("say at its row what can't be taken, and take it once it is changed")
  func refused() throws {
    var app = try opened()
    app.type("2020-01-01")
    app.press(.enter)
    #expect(app.shows("is over"), "\(app.testDescription)")
    app.press(.control("u"))
    app.type("2026-08-07")
    app.press(.down, .down, .control("u"))
    app.type("300")
    app.press(.enter)
    #expect(app.shows("Type a value from 50 to 99"), "\(app.testDescription)")
    app.press(.control("u"))
    app.type("90")
    app.press(.down, .down)
    app.type("never")
    app.press(.enter)
    #expect(app.shows("never: neither a day of the week"), "\(app.testDescription)")
    app.press(.control("u"))
    app.type("Sun, 2026-08-01")
    app.press(.enter, .enter)
    let exam = try #require(exams(app).first)
    #expect(exam.daysOff == DaysOff(weekdays: [6], days: [20_666]))
    #expect(exam.aim == .knowledge(0.9))
  }

  @Test("are listed with how they stand, changed in their place, and deleted")
  func changed() throws {
    var app = try opened(.examined)
    #expect(app.shows("81 % today, 94 % then, 12 minutes a day"), "\(app.testDescription)")
    #expect(app.shows("2 cards more since it was planned"))
    app.press(.enter, .control("u"))
    app.type("2026-09-01")
    app.press(.enter, .enter)
    #expect(exams(app).map(\.day) == [20_697] && exams(app).first?.mostMinutes == 18)
    app.press(.character("d"))
    #expect(exams(app).isEmpty && app.shows("No exams."), "\(app.testDescription)")
    app.press(.character("a"))
    #expect(app.shows("Percent known"))
  }

  @Test("show what is possible again where nothing could be written")
  func notWritten() throws {
    var app = try opened()
    app.type("2026-08-07")
    app.press(.enter)
    app.study?.refuses = true
    app.press(.enter)
    #expect(app.shows("Known on the day") && exams(app).isEmpty, "\(app.testDescription)")
  }

  @Test("stand at Home while they are ahead")
  func home() throws {
    var app = try ModelHarness(size: Size(width: 80, height: 24))
    app.study = .examined
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(app.shows("Numbers in 23 days"), "\(app.testDescription)")
    #expect(app.shows("81 % today, 94 % then"), "\(app.testDescription)")
  }
}
