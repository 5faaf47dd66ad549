import DomainWords
import Flashcards
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI
@testable import Widgets

@Suite("The information about a card")
struct CardInformationTests {
  /// A card of `StudyVault()`, changed, with entries of a log.
  private func opened(
    size: Size = Size(width: 120, height: 40),
    _ reviews: [(ReviewKind, Rating, daysAgo: Int64)] = [],
    _ change: (inout Flashcard) -> Void = { _ in }
  ) throws -> ModelHarness {
    var study = StudyVault()
    let id = FlashcardID(rawValue: 101)
    var card = try #require(study.cards[id])
    let noon: Int64 = 1_784_116_800_000
    study.reviews = reviews.map { kind, rating, days in
      Review(
        card: id,
        moment: LocalMoment(time: Timestamp(milliseconds: noon - days * 86_400_000)),
        duration: 4_000,
        rating: rating,
        kind: kind
      )
    }
    let scheduler = Scheduler(model: FSRS6(), settings: .defaults)
    for review in study.reviews { scheduler.follow(review, &card.progress, fuzzID: card.fuzzID) }
    change(&card)
    study.cards[id] = card
    var app = try ModelHarness.studying(study, size: size)
    app.open(CardInformationScreen(of: id))
    return app
  }

  /// True if a fact is told: a label, and behind it a value.
  private func tells(_ label: String, _ value: String, _ app: ModelHarness) -> Bool {
    app.lines.contains { line in
      let words = line.split(separator: " ").joined(separator: " ")
      return words.contains("\(label) \(value)")
    }
  }

  @Test("is opened from the list of cards, from a review and from the palette, and left to there")
  func ways() throws {
    var app = try ModelHarness.studying(size: Size(width: 100, height: 30))
    app.open(BrowserScreen(.deck(.numbers)))
    app.press(.down, .character("i"))
    #expect(app.lines[0].contains("Numbers › Card information") && app.lines[2].contains("two"))
    app.press(.escape)
    #expect(app.shows("› two"))
    app.press(.escape)
    app.open(ReviewScreen(deck: .numbers))
    app.press(.enter, .character("i"))
    #expect(app.lines[0].contains("Card information") && app.lines[2].contains("one"))
    app.press(.escape)
    #expect(app.shows("eins"))
    app.press(.control("p"))
    app.type("Card information")
    app.press(.enter)
    #expect(app.lines[0].contains("Card information"))
  }

  @Test("tells what is known, draws the curve of a range, and lists the log")
  func known() throws {
    var app = try opened([(.learning, .easy, 20), (.review, .good, 10), (.review, .hard, 2)])
    #expect(tells("Last answer", "2026-07-13, 2 days ago", app))
    #expect(tells("Answers", "3", app) && tells("Preset", "Default", app))
    #expect(app.shows(" now, 90 % in ") && app.shows("All time") && app.shows("3 answers"))
    #expect(tells("2026-07-05", "Review Good", app))
    app.press(.tab)
    #expect(app.shows("First week") && app.shows("7 d"))
    app.press(.left, .left)
    #expect(app.shows("First year"))
  }

  @Test("says what is so of a card that is new, left out, reset, set by hand, or has an ease")
  func states() throws {
    let new = try opened()
    #expect(tells("State", "New", new) && new.shows("0 answers"))
    #expect(new.shows("The forgetting curve begins with the next answer."))
    let suspended = try opened { $0.isSuspended = true }
    #expect(tells("State", "Suspended", suspended))
    let reset = try opened([(.learning, .easy, 20), (.reset, .again, 3)])
    #expect(reset.shows("2026-07-12  Reset") && reset.shows("begins with the next answer"))
    let placed = try opened([(.learning, .easy, 20), (.manual, .again, 3)])
    #expect(placed.shows("2026-07-12  Set by hand") && placed.shows(" now, "))
    let carried = try opened([(.review, .good, 20)]) {
      $0.carried = CarriedCard(factor: 2_300, left: 0, data: "", modified: 0, reviews: 1)
    }
    #expect(tells("Ease", "230 %", carried))
    let late = try opened([(.learning, .good, 300)])
    #expect(late.shows(" now, 90 % desired"))
  }

  @Test("a lock in the middle brings the same place back")
  func lock() throws {
    var app = try ModelHarness.studying(.learned, size: Size(width: 80, height: 24))
    app.open(CardInformationScreen(of: FlashcardID(rawValue: 1_031)))
    app.press(.tab, .up)
    let lines = app.lines
    #expect(app.shows("First week") && !lines[2].contains("word 3"))
    try app.lockAndUnlock()
    #expect(app.lines == lines)
  }

  @Test("follows an edit, and closes where its card is deleted")
  func followed() throws {
    var app = try opened()
    app.press(.character("e"), .control("u"))
    app.type("uno")
    app.press(.control("s"))
    #expect(app.lines[0].contains("Card information") && app.lines[2].contains("uno"))
    var change = ChangeSet()
    change.removedNotes = [NoteID(rawValue: 100)]
    app.study?.apply(change)
    app.tell(.reply(.study(.saved(change)), to: EffectID(epoch: app.model.epoch)))
    #expect(!app.lines[0].contains("Card information"))
  }

  @Test("in lines facts and curve are said, and the log on demand")
  func lines() throws {
    var story = try LineModeDriver.opened(.learned)
    try story.type("cards", "4", "more")
    #expect(story.heard("State: ") && story.heard("Forgetting curve: "))
    #expect(story.heard("96 percent now") && story.heard("7 days: 84 percent"))
    try story.type("1")
    #expect(story.heard("14 July 2026: Review, Good, 4 days, 10 seconds"))
    try story.type("")
    #expect(story.heard("State: Review"))
  }

  @Test("each fact and each kind of entry has words in each language", arguments: Language.all)
  func words(language: Language) {
    let wording = Wording(language)
    let now = LocalMoment(time: Timestamp(milliseconds: 1_784_116_800_000))
    let facts: [CardInformation.Fact] = [
      .state(.suspended), .state(.buried), .state(.phase(.relearning)), .flag(2),
      .added(now.time), .firstReview(now), .latestReview(now), .due(.day(20_650)),
      .due(.moment(Timestamp(milliseconds: now.time.rawValue + 600_000))), .position(3),
      .interval(4), .ease(2_500), .stability(4.2), .difficulty(5.5), .retrievability(0.93),
      .reviews(3), .lapses(1), .averageTime(4_300), .totalTime(90_000), .template("Card 1"),
      .noteType(StandardNoteType.basic.type), .deck(DeckName(nearest: "A::B")), .preset(nil),
      .cardID(1), .noteID(2), .customData("{}"),
    ]
    let told = facts.map { $0.words(wording, at: now, DayBoundary()) }
    #expect(told.allSatisfy { !wording($0.label).isEmpty && !$0.value.isEmpty })
    // Several values of one fact have one label, and different facts different ones.
    #expect(Set(told.map { wording($0.label) }).count == facts.count - 3)
    let kinds = Set(ReviewKind.allCases.map { wording($0.phrase) })
    #expect(kinds.count == ReviewKind.allCases.count)
    #expect(CardHistory.Column.allCases.allSatisfy { !wording($0.head).isEmpty })
  }
}
