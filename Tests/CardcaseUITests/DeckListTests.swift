import Flashcards
import Locking
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

@Suite("The list of decks")
struct DeckListTests {
  private static func tree() -> StudyVault {
    var study = StudyVault()
    study.addDeck("Languages", id: 2)
    study.addDeck("Languages::Welsh", id: 3)
    study.add(.basic, "ci", "dog", deck: 3, id: 900)
    return study
  }

  /// The last four words of a row.
  private func numbers(_ row: String) -> [String] {
    row.split(separator: " ").suffix(4).map(String.init)
  }

  @Test("decks stand as a tree, with what is due and how many cards there are")
  func tree() throws {
    let app = try ModelHarness.studying(Self.tree())
    #expect(app.shows("New  Learning   Due  Cards"))
    let languages = try #require(app.lines.first { $0.contains("Languages") })
    #expect(numbers(languages) == ["1", "0", "0", "1"])
    #expect(app.lines.contains { $0.contains("      Welsh") })
    #expect(!app.shows("Languages::Welsh"))
  }

  @Test("the first screen says what is due in all decks, a card of a deck within another once")
  func dueAtHome() throws {
    var app = try ModelHarness.studying(Self.tree())
    app.press(.escape)
    #expect(app.shows("0 due    4 new    0 learning"))
    #expect(app.lines.contains { $0.contains("  Welsh") && $0.hasSuffix("1      0     0") })
  }

  @Test("a long name is cut before its numbers are left out")
  func longName() throws {
    var study = StudyVault()
    study.addDeck("A name that is much longer than any line has room for", id: 2)
    let app = try ModelHarness.studying(study, size: Size(width: 40, height: 12))
    let row = try #require(app.lines.first { $0.contains("A name") })
    #expect(row.contains("…"))
    #expect(numbers(row) == ["0", "0", "0", "0"])
  }

  @Test("what is due is counted anew when one comes back from a review")
  func refreshed() throws {
    var app = try ModelHarness.reviewing()
    app.press(.enter, .character("4"), .escape)
    let numbers = try #require(app.lines.first { $0.contains("Numbers") })
    #expect(self.numbers(numbers) == ["2", "0", "0", "3"])
  }

  @Test("at the end of a day of study what is due is counted anew, with nobody at the keys")
  func nextDay() throws {
    var app = try ModelHarness.reviewing(preferences: Preferences().with(\.idleLimit, nil))
    app.press(.character("-"), .escape)
    let evening = try #require(app.lines.first { $0.contains("Numbers") })
    #expect(numbers(evening) == ["2", "0", "0", "3"])
    app.pass(.seconds(86_400))
    let morning = try #require(app.lines.first { $0.contains("Numbers") })
    #expect(numbers(morning) == ["3", "0", "0", "3"])
  }

  @Test("a first deck is added from an empty list, and gets a card, by hand")
  func first() throws {
    var study = StudyVault([])
    study.decks = [:]
    var app = try ModelHarness.studying(study)
    #expect(app.shows("No decks yet"))
    #expect(app.shows("Press a to add a deck, or i to import a file."))
    app.press(.character("a"))
    app.type("Birds::Owls")
    app.press(.enter)
    #expect(app.shows("Added \"Birds::Owls\"."))
    #expect(app.shows("Enter Add cards"))
    app.press(.enter)
    app.type("What hoots?")
    app.press(.enter)
    app.type("An owl")
    app.press(.enter, .enter, .enter)
    #expect(app.study?.notes.count == 1)
    app.press(.escape, .escape, .enter)
    #expect(app.shows("What hoots?"))
  }

  @Test("an empty name and one that is taken are refused, with the reason")
  func names() throws {
    var app = try ModelHarness.studying()
    app.press(.character("a"), .enter)
    #expect(app.shows("Give the deck a name"))
    app.type("numbers")
    app.press(.enter)
    #expect(app.shows("A deck with this name exists"))
    #expect(app.study?.decks.count == 1)
  }

  @Test("renaming a deck takes those within it along")
  func rename() throws {
    var app = try ModelHarness.studying(Self.tree())
    app.press(.character("e"), .control("u"))
    app.type("Tongues")
    app.press(.enter)
    #expect(
      Set(app.study?.decks.values.map(\.name.description) ?? []) == [
        "Numbers", "Tongues", "Tongues::Welsh",
      ]
    )
  }

  @Test("a deck that is deleted comes back with its cards and every answer")
  func deleteAndUndo() throws {
    var app = try ModelHarness.reviewing()
    app.press(.enter, .right, .escape)
    let before = try #require(app.study)
    app.press(.character("d"), .down, .enter)
    #expect(app.study?.decks.isEmpty == true)
    #expect(app.study?.cards.isEmpty == true)
    #expect(app.shows("Deleted \"Numbers\". u undoes it."))
    app.press(.character("u"))
    #expect(app.study?.decks == before.decks)
    #expect(app.study?.notes == before.notes)
    #expect(app.study?.cards == before.cards)
    #expect(app.study?.reviews == before.reviews)
    #expect(app.shows("Undone: Deleted Numbers."))
  }

  @Test("a deck that was deleted comes back after a lock as well")
  func undoAfterLock() throws {
    var app = try ModelHarness.studying()
    app.press(.character("d"), .down, .enter, .control("l"))
    try app.unlock()
    #expect(app.study?.decks.isEmpty == true)
    app.press(.character("u"))
    #expect(app.study?.cards.count == 3)
    #expect(app.shows("Undone: Deleted Numbers."))
    app.press(.character("u"))
    #expect(app.shows("Nothing to undo"))
  }

  @Test("a note that was deleted comes back after a lock, and from another list as well")
  func noteUndoAfterLock() throws {
    var app = try ModelHarness.studying()
    app.press(.character("b"), .character("d"))
    #expect(app.shows("Deleted \"three\". u undoes it."))
    #expect(app.study?.notes.count == 2)
    app.press(.control("l"))
    try app.unlock()
    app.press(.escape, .character("b"), .character("u"))
    #expect(app.shows("Undone: Deleted three."))
    #expect(app.study?.notes.count == 3)
    #expect(app.shows("drei"))
  }

  @Test("options are kept at once, and go around at the end of their values")
  func options() throws {
    var app = try ModelHarness.studying()
    app.press(.character("o"), .down, .right)
    let id = DeckID(rawValue: 1)
    #expect(app.study?.decks[id]?.options.newPerDay == 30)
    app.press(.down, .down, .left)
    #expect(app.study?.decks[id]?.options.scheduling.retention == 0.89)
    app.press(.down, .right)
    #expect(app.study?.decks[id]?.options.scheduling.learningSteps == [300_000, 1_200_000])
    #expect(app.shows("[5 min, 20 min]"))
    app.study?.refuses = true
    app.press(.right)
    #expect(app.shows("[5 min, 20 min]"))
  }

  @Test("a value is typed where it has no step, a wrong one is told, and undo takes it back")
  func typedOptions() throws {
    let id = DeckID(rawValue: 1)
    for size in ScreenTests.standardSizes {
      var app = try ModelHarness.studying(size: size)
      app.press(.character("o"), .down, .down, .down, .character("e"))
      app.press(.control("u"))
      app.type("1.5")
      app.press(.enter)
      #expect(app.shows("Type a value from 0.7 to 0.99."))
      #expect(app.study?.decks[id]?.options.scheduling.retention == 0.9)
      app.press(.control("u"))
      app.type("93.5 %")
      app.press(.enter)
      #expect(app.study?.decks[id]?.options.scheduling.retention == 0.935)
      #expect(app.shows("93.5 %"))
      app.press(.down, .character("e"), .control("u"))
      app.type("15m 1d")
      app.press(.control("l"))
      try app.unlock(VaultSnapshot(passcodeKind: .digits4))
      #expect(app.shows("15m 1d"))
      app.press(.enter)
      #expect(app.study?.decks[id]?.options.scheduling.learningSteps == [900_000, 86_400_000])
      app.press(.character("e"), .escape)
      #expect(app.shows("15 min, 1 d"))
      app.press(.character("u"))
      #expect(app.study?.decks[id]?.options.scheduling.learningSteps == [60_000, 600_000])
    }
  }

  @Test("every option says what it does, at every size")
  func optionNotes() throws {
    for size in ScreenTests.standardSizes {
      var app = try ModelHarness.studying(size: size)
      app.press(.character("o"))
      for item in DeckOptionsScreen.Item.all {
        let note = app.model.wording(item.note)
        #expect(app.shows(String(note.prefix(20)).prefix { $0 != "," }.description), "\(size)")
        app.press(.down)
      }
    }
  }

  @Test("decks that can't be read are an error with a way out, never an empty list")
  func unreadable() throws {
    var study = StudyVault()
    study.isUnreadable = true
    var app = try ModelHarness.studying(study)
    #expect(app.shows("✗ The flashcards can't be read"))
    #expect(!app.shows("No decks yet"))
    app.study?.isUnreadable = false
    app.press(.enter)
    #expect(app.shows("Numbers"))
  }

  @Test("before the decks are there it says so")
  func loading() throws {
    var app = try ModelHarness()
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    app.press(.character("f"))
    #expect(app.shows("Loading"))
    #expect(!app.shows("No decks yet"))
  }

  @Test("damaged records are told")
  func damaged() throws {
    var app = try ModelHarness.studying()
    app.answer(.study(.loaded(.decks([], damaged: 3))))
    #expect(app.shows("✗ 3 records can't be read"))
  }

  @Test("every screen about decks fits every size", arguments: ScreenTests.standardSizes)
  func sizes(size: Size) throws {
    let screens: [(Character, String)] = [
      ("a", "New deck"), ("e", "Rename"), ("o", "Desired retention"), ("S", "No answers yet."),
      ("i", "Import"), ("x", "Export"), ("R", "Time"), ("b", "zwei"),
    ]
    for unicode in [true, false] {
      let traits = TerminalTraits(colors: .none, unicode: unicode)
      for (key, mark) in screens {
        var app = try ModelHarness.studying(size: size, traits: traits)
        #expect(app.shows("Numbers"))
        key.unicodeScalars.forEach { app.press(.character($0)) }
        #expect(app.shows(mark), "\(key)")
        #expect(app.shows("F1 Help"))
        #expect(app.screen.cursor != nil)
        if !unicode { #expect(app.lines.allSatisfy { $0.allSatisfy(\.isASCII) }) }
        app.press(.function(1), .end)
        #expect(app.shows("Lock and suspend") || size.height < 20)
      }
    }
  }

  @Test("statistics count what was answered, in plots without colours")
  func statistics() throws {
    var app = try ModelHarness.reviewing(
      traits: TerminalTraits(colors: .none, unicode: true)
    )
    app.press(.enter, .right, .enter, .left, .escape, .character("S"))
    #expect(app.shows("2 answers on 1 of the last 30 days."))
    #expect(app.shows("You gave 2 answers in") && app.shows("50 %"))
    #expect(app.shows("1 day in a row"))
    #expect(app.lines.contains { $0.contains("Learning") && $0.contains("█") })
    #expect(app.shows("2 answers on 1 of the last 365 days."))
    #expect(app.shows("1 of 3"))
    app.press(.enter)
    #expect(app.shows("2 cards are due within 30 days.") && app.shows("them are due today."))
    #expect(app.lines.contains { $0.contains("Again") && $0.contains("1 (50 %)") })
    #expect(app.lines.contains { $0.contains("Good") && $0.contains("1 (50 %)") })
  }

  @Test("statistics are of the deck, or of all decks at a key, and stay so over a lock")
  func statisticsOfAll() throws {
    var app = try ModelHarness.reviewing(Self.tree())
    app.press(.enter, .right, .escape, .end, .character("S"))
    #expect(app.shows("Flashcards › Numbers › Statistics"))
    #expect(app.shows("Filled by your reviews ─") && !app.shows("of the last"))
    app.press(.character("A"))
    #expect(app.shows("Flashcards › All decks › Statistics"))
    #expect(app.shows("1 answer on 1 of the last 365 days."))
    try app.lockAndUnlock()
    #expect(app.shows("All decks") && app.shows("1 answer on 1 of the last 365 days."))
    app.press(.character("A"))
    #expect(app.shows("Filled by your reviews ─") && !app.shows("of the last"))
  }

  @Test("the calendar names its months, and says what its shades mean")
  func calendar() throws {
    var app = try ModelHarness.reviewing(
      traits: TerminalTraits(colors: .full, unicode: true, background: .dark)
    )
    app.press(.enter, .right, .escape, .character("S"))
    #expect(app.lines.contains { $0.contains("Jan") && $0.contains("Feb") })
    #expect(app.shows("less ▇▇▇▇▇ more"))
    app.tell(.event(.resized(Size(width: 40, height: 12))))
    app.press(.enter)
    #expect(app.shows("Calendar"))
    let sentence = app.lines.firstIndex { $0.contains("1 answer on 1 of the last 365 days.") }
    #expect(app.screen.cursor?.y == sentence)
    var plain = try ModelHarness.reviewing(traits: TerminalTraits(colors: .none, unicode: true))
    plain.press(.enter, .right, .escape, .character("S"))
    #expect(plain.shows("less ·░▒▓█ more"))
  }
}
