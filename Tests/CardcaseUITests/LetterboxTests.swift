import DomainWords
import Flashcards
import PaymentCards
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

extension LetterboxReport {
  /// A report with these cards: title, number and the name of another with that number.
  static func sample(
    _ cards: [(title: String, number: String, sameAs: String?)],
    notes: Int = 0
  ) -> LetterboxReport {
    var report = LetterboxReport(path: "/x/vault.letterbox")
    report.notes = notes
    report.cards = cards.enumerated().map { index, card in
      LetterboxPaymentCard(
        .sample(card.title, card.number, "12/28", code: "123"),
        file: "\(index).item",
        time: Timestamp(milliseconds: 1_784_110_000_000),
        sameAs: card.sameAs
      )
    }
    return report
  }
}

@Suite("What came through the letterbox")
struct LetterboxTests {
  private func opened() throws -> ModelHarness {
    var app = try ModelHarness()
    app.wallet.writes = true
    try app.unlock()
    app.effects = []
    return app
  }

  private func take(_ report: LetterboxReport, _ app: inout ModelHarness) {
    app.answer(.system(.tookIn(report)))
  }

  /// The answers that were asked for, with the files.
  private func answers(_ app: ModelHarness) -> [String] {
    app.effects.compactMap { effect in
      guard case .wallet(.answer(let answer, let file)) = effect else { return nil }
      return "\(answer) \(file)"
    }
  }

  @Test("notes are told of in the status line")
  func notes() throws {
    var app = try opened()
    take(.sample([], notes: 3), &app)
    #expect(app.shows("Letterbox: added 3 notes"))
  }

  @Test("a card is shown with its last four digits alone, and kept, discarded or left for later")
  func cards() throws {
    var app = try opened()
    take(
      .sample([
        ("Everyday", "4111111111111111", "Travel"), ("", "5555555555554444", nil),
        ("Third", "378282246310005", nil),
      ]),
      &app
    )
    #expect(app.shows("1 of 3") && app.shows("1111"))
    #expect(app.shows("\"Travel\" already has this number"))
    #expect(!app.shows("4111"))
    // Enter alone keeps nothing.
    app.press(.enter)
    #expect(answers(app) == [] && app.shows("4444"))
    #expect(!app.shows("already has this number"))
    app.press(.down, .enter)
    #expect(answers(app) == ["keep 1.item"])
    // Nothing is asked for twice.
    app.press(.enter)
    #expect(answers(app).count == 1)
    let card = FakeWallet.Card.sample("", "5555555555554444", "12/28")
    app.answer(.wallet(.answered(.kept(WalletEntry(card, id: 9, place: 9)))))
    #expect(app.shows("3 of 3") && app.shows("0005"))
    app.press(.down, .down, .enter)
    #expect(answers(app) == ["keep 1.item", "discard 2.item"])
    app.answer(.wallet(.answered(.discarded)))
    #expect(!app.shows("Discard"))
    app.press(.character("w"))
    #expect(app.shows("4444"))
  }

  @Test("a card that could not be kept is asked about again, with the reason")
  func failed() throws {
    var app = try opened()
    take(.sample([("Everyday", "4111111111111111", nil)]), &app)
    app.press(.down, .enter)
    app.answer(.wallet(.answered(.failed(.diskFull))))
    #expect(app.shows("Nothing was changed: the disk is full") && app.shows("Keep"))
    app.press(.enter)
    #expect(answers(app).count == 2)
    app.answer(.wallet(.answered(.gone)))
    #expect(!app.shows("Keep"))
  }

  @Test("a lock in the middle of the question asks once, about what waits then")
  func locked() throws {
    var app = try opened()
    let first = LetterboxReport.sample([
      ("Everyday", "4111111111111111", nil), ("", "5555555555554444", nil),
    ])
    take(first, &app)
    app.press(.escape)
    #expect(app.shows("4444"))
    app.press(.control("l"))
    #expect(!app.shows("4444"))
    try app.unlock()
    take(first, &app)
    #expect(app.shows("4444"))
    app.press(.escape)
    #expect(app.shows("1111"))
    app.press(.escape)
    #expect(!app.shows("Keep"))
    take(first, &app)
    app.press(.control("l"))
    try app.unlock()
    take(.sample([]), &app)
    #expect(!app.shows("Keep"))
  }

  @Test("what can't be opened is told of with its place, and why nothing was taken in")
  func faults() throws {
    var app = try opened()
    var report = LetterboxReport.sample([])
    report.unreadable = 2
    report.otherKey = 1
    take(report, &app)
    #expect(app.shows("another key") && app.shows("3 items"))
    #expect(app.shows("/x/vault.letterbox"))
    app.press(.enter)
    report = LetterboxReport.sample([])
    report.failure = .diskFull
    take(report, &app)
    #expect(app.shows("nothing added: the disk is full"))
  }

  @Test("line mode asks about a card, by numbers")
  func lineMode() throws {
    var app = try opened()
    take(.sample([("Everyday", "4111111111111111", "Travel")]), &app)
    var story = LineModeDriver(over: app)
    #expect(story.heard("ending in 1 1 1 1") && story.heard("Keep") && !story.heard("4111"))
    try story.type("2")
    #expect(answers(story.interface) == ["keep 0.item"])
  }

  @Test(
    "all of a card with a long name can be read on the smallest screen",
    arguments: Language.all
  )
  func longNames(_ language: Language) throws {
    var app = try ModelHarness(size: Size(width: 40, height: 12), language: language)
    try app.unlock()
    let name = "The card of the household that pays for rent and power"
    take(.sample([(name, "4111111111111111", "The other one of the household")]), &app)
    let screen = LetterboxCardScreen(
      LetterboxReport.sample([(name, "4111111111111111", "The other one of the household")]).cards
    )
    let text = screen.paragraphs(app.model.environment(size: app.model.size))
      .joined(separator: "\n\n")
    var unread = WrappedText(text, width: 34).lines
    #expect(unread.count > 6)
    for _ in 0..<unread.count {
      unread.removeAll { app.shows($0) }
      app.press(.pageDown)
      #expect(app.shows(app.model.wording(.letterboxCardKeep)))
    }
    #expect(unread.isEmpty, "\(unread)\(app.testDescription)")
    let end = app.lines
    app.press(.pageUp)
    #expect(app.lines != end)
    // Answering is as before.
    app.press(.down, .enter)
    #expect(answers(app) == ["keep 0.item"])
  }
}
