import Flashcards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The parameters of a deck")
struct ParametersTests {
  private static let own =
    "0.3, 1.3, 2.4, 8.3, 6.4, 0.8, 3.0, 0.01, 0.6, 0.2, 0.8, 1.5, 0.06, 0.26, 1.6, 0.6, 1.9, 0.5, "
    + "0.1, 0.07, 0.2"

  /// At the row of the options, after the first card was answered with Easy.
  private static func options(size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    var app = try ModelHarness.reviewing(size: size)
    app.press(.enter, .character("4"), .escape, .character("o"), .end)
    return app
  }

  /// At the screen of the parameters.
  private static func opened(size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    var app = try options(size: size)
    app.press(.enter)
    return app
  }

  /// With numbers of its own typed, and what they would do on the screen.
  private static func looking(size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    var app = try opened(size: size)
    app.press(.down, .enter)
    app.type(own)
    app.press(.enter)
    return app
  }

  private static func answered(_ app: ModelHarness) throws -> Flashcard {
    try #require(app.study?.cards.values.first { $0.progress.reviews > 0 })
  }

  @Test("the options name them, and their screen says what is in force")
  func overview() throws {
    var app = try Self.options()
    #expect(app.lines.contains { $0.contains("Memory parameters") && $0.hasSuffix("Default") })
    app.press(.enter)
    #expect(app.shows("Default."))
    #expect(app.shows("0.212, 1.2931, 2.3065, 8.2956, 6.4133"))
    #expect(app.shows("Custom"))
  }

  @Test("choosing what is in force already changes nothing, and says so")
  func same() throws {
    var app = try Self.opened()
    app.press(.enter)
    #expect(app.shows("These parameters are already in use"))
    app.press(.down, .enter)
    app.type(FSRSParameters.defaults.values.map { "\($0)" }.joined(separator: " "))
    app.press(.enter)
    #expect(app.shows("These parameters are already in use"))
    #expect(app.study?.changes.allSatisfy { $0.parameters.isEmpty } == true)
  }

  @Test("own numbers are shown with what they do before they are kept")
  func preview() throws {
    var app = try Self.looking()
    #expect(app.shows("Recalculates 1 card."))
    #expect(app.shows("Rescheduling moves"))
    #expect(app.shows("Keep due dates"))
    #expect(app.lines.contains { $0.contains("Reschedule") && $0.contains("due 0") })
    #expect(app.study?.parameters.isEmpty == true)
    let before = try Self.answered(app)
    app.press(.enter)
    #expect(app.shows("Custom, today."))
    let set = try #require(app.study?.parameters.values.first)
    #expect(set.parameters.values[8] == 0.6)
    #expect(set.origin == .entered)
    #expect(app.study?.decks.values.first?.options.parameters == set.id)
    let after = try Self.answered(app)
    #expect(after.progress.memory?.stability == 8.3)
    #expect(after.progress.due == before.progress.due)
  }

  @Test("the next answer is stamped with the set and scheduled by it")
  func stamp() throws {
    var app = try Self.looking()
    app.press(.enter, .escape)
    #expect(app.lines.contains { $0.contains("Memory parameters") && $0.hasSuffix("Custom") })
    app.press(.escape, .enter, .enter, .character("4"))
    let set = try #require(app.study?.parameters.keys.first)
    #expect(app.study?.reviews.map(\.parameters) == [nil, set])
    let last = try #require(app.study?.reviews.last)
    #expect(app.study?.cards[last.card]?.progress.memory?.stability == 8.3)
  }

  @Test("rescheduling moves the days, and u takes all of it back")
  func reschedule() throws {
    var app = try Self.opened()
    let before = app.study
    app.press(.down, .enter)
    app.type(Self.own.replacing("8.3", with: "40"))
    app.press(.enter, .down, .enter)
    #expect(app.shows("u undoes it"))
    #expect(try Self.answered(app).progress.intervalDays > 30)
    app.press(.character("u"))
    #expect(app.shows("Undone: Options changed: Numbers."))
    #expect(app.shows("Default."))
    #expect(app.study?.cards == before?.cards)
    #expect(app.study?.decks == before?.decks)
    app.press(.escape)
    #expect(app.lines.contains { $0.contains("Memory parameters") && $0.hasSuffix("Default") })
  }

  @Test("an option that is changed afterwards leaves the parameters in force")
  func otherOption() throws {
    var app = try Self.looking()
    app.press(.enter, .escape, .home, .down, .enter)
    let deck = try #require(app.study?.decks.values.first)
    #expect(deck.options.newPerDay == 30)
    #expect(deck.options.parameters != nil)
  }

  @Test("the standard ones can be put back in force")
  func standard() throws {
    var app = try Self.looking()
    app.press(.enter, .enter, .enter, .enter)
    #expect(app.shows("Keep due dates"))
    app.press(.enter)
    #expect(app.shows("Default."))
    #expect(app.study?.decks.values.first?.options.parameters == nil)
    #expect(app.study?.parameters.count == 1)
  }

  @Test("what is no set is refused, and named")
  func refused() throws {
    var app = try Self.opened()
    app.press(.down, .enter, .enter)
    #expect(app.shows("Type the numbers."))
    app.type("1 2")
    app.press(.enter)
    #expect(app.shows("2 numbers typed. Type 21, or 17 or 19 of an older set."))
    app.type(" x")
    app.press(.enter)
    #expect(app.shows("\"x\" is not a number."))
    app.press(.control("u"))
    app.type(Self.own.replacing(" 1.9,", with: " 7.5,"))
    app.press(.enter)
    #expect(app.shows("Number 17 is 7.5. Use a value from 1 to 6."))
  }

  @Test("numbers are pasted over several lines, and those of an older version are carried over")
  func paste() throws {
    var app = try Self.opened()
    app.press(.down, .enter)
    app.tell(.event(.pasteBegan))
    let older = Self.own.split(separator: " ").prefix(19).joined(separator: "\n")
    older.unicodeScalars.forEach { app.tell(.event(.pasted($0))) }
    app.tell(.event(.pasteEnded))
    #expect(!app.shows("Keep due dates"))
    app.press(.enter)
    #expect(app.shows("Recalculates 1 card.") && app.shows("Keep due dates"))
    app.press(.enter)
    #expect(app.study?.parameters.values.first?.parameters.values.suffix(2) == [0, 0.5])
  }

  @Test("half a set that is typed is there again after a lock")
  func lock() throws {
    var app = try Self.opened()
    app.press(.down, .enter)
    app.type("0.3, 1.3")
    try app.lockAndUnlock()
    #expect(app.shows("0.3, 1.3"))
    app.type(", x")
    app.press(.enter)
    #expect(app.shows("\"x\" is not a number."))
  }

  @Test("what could not be written is not in force, and can be tried again")
  func notKept() throws {
    var app = try Self.looking()
    app.study?.refuses = true
    app.press(.enter)
    #expect(app.shows("✗ Nothing was changed: the disk is full."))
    #expect(app.shows("Keep due dates"))
    app.study?.refuses = false
    app.press(.enter)
    #expect(app.shows("Custom, today."))
  }

  @Test("all of it is usable in 40 columns and 12 rows, also without colours")
  func small() throws {
    var app = try Self.opened(size: Size(width: 40, height: 12))
    #expect(app.shows("Default."))
    app.press(.down, .enter)
    app.type("7")
    app.press(.enter)
    #expect(app.shows("1 number typed.") && app.shows("Older sets of 17"))
    app.press(.backspace)
    app.type(Self.own.split(separator: " ").prefix(17).joined(separator: " "))
    app.press(.enter)
    #expect(app.shows("Recalculates 1 card."))
    #expect(app.shows("Keep due dates"))
    #expect(app.shows("Reschedule"))
  }
}

@Suite("Fitting the parameters of a deck on the screen")
struct ParameterFittingTests {
  /// A deck whose cards were all forgotten or kept in a way of their own, at the screen.
  private static func opened(
    cards: Int,
    otherDecks: Int = 0,
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var study = StudyVault((0..<cards).map { ("prompt \($0)", "answer \($0)") })
    for number in 0..<otherDecks {
      study.addDeck("Other \(number)", id: Int64(20 + number))
      study.add(.basic, "p", "a", deck: Int64(20 + number), id: Int64(9_000 + 10 * number))
    }
    let start: Int64 = 1_784_116_800_000 - 90 * 86_400_000
    for (number, card) in study.cards.keys.sorted().prefix(cards).enumerated() {
      var day: Int64 = 0
      for (place, gap) in [Int64(0), 2, 5, 14].enumerated() {
        day += gap
        study.reviews.append(
          Review(
            card: card,
            moment: LocalMoment(
              time: Timestamp(milliseconds: start + day * 86_400_000 + Int64(number))
            ),
            duration: 1_000,
            rating: place > 0 && (number + place) % 3 == 0 ? .again : .good,
            kind: place == 0 ? .learning : .review
          )
        )
      }
    }
    var app = try ModelHarness.studying(study, size: size)
    app.press(.character("o"), .end, .enter, .end, .up)
    return app
  }

  @Test("all decks are fitted with one action: a table first, then one step that is undone")
  func everything() throws {
    var app = try Self.opened(cards: 60)
    app.press(.down, .enter)
    #expect(app.lines.contains { $0.contains("Decks") && $0.contains("Log loss") })
    #expect(
      app.lines.contains { $0.contains("Numbers") && $0.contains("180") && $0.contains("of all") }
    )
    #expect(app.shows("Recalculates 60 cards."))
    #expect(app.study?.changes.isEmpty == true)
    app.press(.enter)
    #expect(app.shows("Numbers: 180 answers, of all. Log loss: now 1.0753, fitted 0."))
    #expect(app.study?.parameters.values.first?.origin == .fitted(reviews: 180))
    #expect(app.study?.changes.count == 1)
    app.press(.enter, .enter, .end, .enter)
    #expect(app.shows("The current numbers fit 180 answers as well. Nothing was changed."))
  }

  @Test("more decks than the table has rows are a page further")
  func pages() throws {
    var app = try Self.opened(
      cards: 60,
      otherDecks: 7,
      size: Size(width: 40, height: 12)
    )
    app.press(.down, .enter)
    #expect(app.lines.contains { $0.contains("Numbers") && $0.contains("180") })
    #expect(!app.shows("Other 6"))
    app.press(.pageDown)
    #expect(!app.lines.contains { $0.contains("Numbers") && $0.contains("180") })
    app.press(.pageDown, .pageDown)
    #expect(app.shows("Other 6"))
    app.press(.pageUp, .pageUp, .pageUp)
    #expect(app.lines.contains { $0.contains("Numbers") && $0.contains("180") })
    // The choice beneath which the table stands keeps its focus.
    app.press(.pageDown, .down, .enter)
    #expect(app.study?.changes.count == 1)
  }

  @Test("whether a fit is worth it is said, and how well the answers were predicted")
  func outlook() throws {
    let app = try Self.opened(cards: 60, size: Size(width: 120, height: 40))
    #expect(app.shows("A fit is worth it: there are 180 answers, and none was made yet."))
    #expect(app.shows("Of 180 answers ") && app.shows("RMSE (bins) "))
    #expect(app.shows("█ right  │ predicted"))
    #expect(try Self.opened(cards: 3).shows("Too few answers to fit: 9."))
  }

  @Test("shows how much better the fitted ones are, and asks before they are in force")
  func better() throws {
    var app = try Self.opened(cards: 60)
    app.press(.enter)
    #expect(app.shows("Fitted to 180 answers."))
    #expect(app.lines.contains { $0.contains("Log loss") && $0.contains("0.") })
    #expect(app.lines.contains { $0.contains("RMSE") && $0.hasSuffix(" %") })
    #expect(app.study?.changes.isEmpty == true)
    app.press(.enter)
    #expect(app.shows("Recalculates 60 cards."))
    app.press(.enter)
    #expect(app.shows("Fitted to 180 answers, today."))
    #expect(app.study?.parameters.values.first?.origin == .fitted(reviews: 180))
    app.press(.enter)
    #expect(app.lines.contains { $0.contains("Memory parameters") && $0.hasSuffix("Custom") })
    app.press(.enter, .end, .up, .enter)
    #expect(app.shows("The current numbers fit 180 answers as well. Nothing was changed."))
    app.press(.enter)
    #expect(app.shows("Fit to my answers"))
  }

  @Test("too few answers are told, and change nothing")
  func few() throws {
    var app = try Self.opened(cards: 3)
    app.press(.enter)
    #expect(app.shows("Too few answers to fit: 9."))
    app.press(.enter)
    #expect(app.shows("Default."))
    #expect(app.study?.changes.isEmpty == true)
  }

  @Test("shows how far it is; Esc gives it up, and what comes later is not looked at")
  func stop() throws {
    var app = try Self.opened(cards: 3)
    app.study?.fitsForever = true
    app.press(.enter)
    app.answer(.study(.response(.fitProgress(done: 30, of: 120))))
    #expect(app.shows("30/120"))
    app.press(.escape)
    let isStopped = app.effects.contains {
      if case .study(.stopFitting) = $0 { true } else { false }
    }
    #expect(isStopped)
    app.answer(.study(.response(.fitProgress(done: 60, of: 120))))
    #expect(app.shows("Default."))
  }

  @Test("a lock gives it up: the screen is back as it was before")
  func lock() throws {
    var app = try Self.opened(cards: 3)
    app.study?.fitsForever = true
    app.press(.enter)
    try app.lockAndUnlock()
    #expect(app.shows("Default."))
    #expect(!app.shows("Fitting"))
  }

  @Test("what it came to is all there in 40 columns and 12 rows")
  func small() throws {
    var app = try Self.opened(cards: 60, size: Size(width: 40, height: 12))
    app.press(.enter)
    #expect(app.shows("Log loss"))
    #expect(app.shows("Smaller is better."))
  }
}
