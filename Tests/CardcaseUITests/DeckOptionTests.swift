import DomainWords
import Flashcards
import Locking
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI

@Suite("Every option of a deck")
struct DeckOptionTests {
  /// A row, by its name.
  struct Sample: CustomTestStringConvertible {
    let option: DeckOption

    var testDescription: String { Wording()(option.label) }
  }

  /// A deck with the standard options.
  private static var deck: Deck {
    get throws { Deck(id: DeckID(rawValue: 1), name: try #require(DeckName("Capitals"))) }
  }

  static let samples = DeckOption.rows.map(Sample.init)

  @Test("has a name of its own")
  func names() {
    let wording = Wording()
    let names = DeckOptionsScreen.Item.all.map { wording($0.label) }
    #expect(Set(names).count == names.count)
  }

  @Test("goes through its values and around to the one it began with", arguments: samples)
  func choices(sample: Sample) throws {
    let wording = Wording()
    let standard = try Self.deck
    for step in [1, -1] {
      var deck = try Self.deck
      var seen: Set<String> = []
      repeat {
        let words = sample.option.words(deck, wording)
        #expect(!words.isEmpty && seen.insert(words).inserted, "\(words)")
        sample.option.change(&deck, step)
      } while deck != standard && seen.count < 100
      #expect((2..<100).contains(seen.count))
    }
  }

  @Test("changes nothing but itself", arguments: samples)
  func independence(sample: Sample) throws {
    let wording = Wording()
    let standard = try Self.deck
    var deck = try Self.deck
    sample.option.change(&deck, 1)
    let changed = DeckOption.rows.filter {
      $0.words(deck, wording) != $0.words(standard, wording)
    }
    #expect(changed.map(\.label) == [sample.option.label])
  }

  @Test("a value that is not offered is followed by the nearest, and steps by the second choice")
  func otherValues() throws {
    var deck = try Self.deck
    deck.options.newPerDay = 37
    DeckOption.rows[0].change(&deck, 1)
    #expect(deck.options.newPerDay == 50)
    deck.options.newPerDay = 37
    DeckOption.rows[0].change(&deck, -1)
    #expect(deck.options.newPerDay == 30)
    deck.options.newPerDay = 20_000
    DeckOption.rows[0].change(&deck, 1)
    #expect(deck.options.newPerDay == 0)
    deck.options.scheduling = try SchedulerSettings(
      retention: 0.9,
      learningSteps: [90_000],
      relearningSteps: []
    )
    let learning = try #require(DeckOption.rows.first { $0.label == .optionLearning })
    learning.change(&deck, 1)
    #expect(deck.options.scheduling.learningSteps == [600_000])
  }

  @Test("offers its values, with the current one among them", arguments: samples)
  func offered(sample: Sample) throws {
    let wording = Wording()
    var deck = try Self.deck
    for _ in 0..<3 {
      let (words, current) = sample.option.values(deck, wording)
      #expect(Set(words).count == words.count && words.count > 1)
      #expect(words[current] == sample.option.words(deck, wording))
      let next = words[(current + 1) % words.count]
      sample.option.change(&deck, 1)
      #expect(sample.option.words(deck, wording) == next)
    }
    deck.options.newPerDay = 37
    let (words, current) = DeckOption.rows[0].values(deck, wording)
    #expect(words[current - 1...current + 1] == ["30 cards", "37 cards", "50 cards"])
  }

  private func opened(
    _ change: (inout StudyVault) -> Void = { _ in },
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    var study = StudyVault.deckTree()
    change(&study)
    app.study = study
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    app.open(DeckOptionsScreen(try #require(app.study?.decks[DeckID(rawValue: 3)])))
    return app
  }

  @Test("shows the values of the focused one, and the groups")
  func values() throws {
    var app = try opened()
    #expect(app.shows("Daily limits") && app.shows("Schedule") && app.shows("Leeches and siblings"))
    app.press(.down)
    #expect(app.shows("[20 cards]") && app.shows("· 30 cards"))
    app.press(.right)
    #expect(app.shows("· [30 cards] ·"))
    app.press(.character("G"))
    // Past the simulator, the language, the days of the week and the order.
    for _ in 0..<15 { app.press(.up) }
    #expect(app.shows("‹ [off] · on ›") || app.shows("‹ off · [on] ›"), "\(app.testDescription)")
    // A right pane has those too for which the row has no room.
    app = try opened(size: Size(width: 120, height: 40))
    app.press(.down)
    #expect(app.shows("9999 cards"))
    // Each has its value in a row of 40 columns too, or beneath it.
    app = try opened(size: Size(width: 40, height: 12))
    for item in DeckOptionsScreen.Item.all {
      let deck = try #require(app.study?.decks[DeckID(rawValue: 3)])
      #expect(app.shows(item.words(in: deck, app.model.wording)), "\(app.testDescription)")
      app.press(.down)
    }
  }

  @Test("names the preset with the decks that use it; a deck with options of its own has none")
  func preset() throws {
    #expect(try !opened().shows("Preset:"))
    let app = try opened { study in
      study.share("Default", 2, 3)
      study.share("Other", 4)
    }
    #expect(app.shows("Preset: Default, used by 2 decks: Languages::Welsh"))
    var story = LineModeDriver(over: app)
    try story.type("again", "again")
    #expect(story.heard("Preset: Default, used by 2 decks"), "\(story)")
  }

  @Test("is searched by words and synonyms, and what is found is changed")
  func search() throws {
    var app = try opened()
    app.press(.character("/"))
    app.type("forgetting curve")
    #expect(app.shows("Desired retention") && app.shows("Schedule"))
    #expect(!app.shows("New cards per day") && !app.shows("Daily limits"))
    app.press(.enter, .right)
    #expect(app.study?.decks[DeckID(rawValue: 3)]?.options.scheduling.retention == 0.91)
    app.press(.escape)
    #expect(app.shows("New cards per day") && app.shows("› Desired retention"))
    app.press(.character("/"))
    app.type("zzz")
    #expect(app.shows("No match."))
    app.press(.right, .enter, .right)
    #expect(app.study?.decks[DeckID(rawValue: 3)]?.options.scheduling.retention == 0.91)
    app.press(.escape, .escape)
    #expect(try app.frontKind != "deckOptions")
    var story = LineModeDriver(over: try opened())
    try story.type("f", "leech")
    #expect(story.heard("Leech threshold") && !story.heard("New cards"), "\(story)")
    try story.type("q")
    #expect(story.heard("New cards"))
  }

  @Test(
    "typed in full width is the same",
    arguments: [
      (Phrase.optionLearning, "１５ｍ、１ｄ", "15m 1d"), (Phrase.optionRetention, "０．９３", "0.93"),
      (Phrase.optionRetention, "９３％", "0.93"), (Phrase.optionNew, "２０", "20"),
    ]
  )
  func fullWidth(_ label: Phrase, _ typed: String, _ meant: String) throws {
    var app = try ModelHarness()
    app.study = .deckTree()
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    let deck = try #require(app.study?.decks[DeckID(rawValue: 3)])
    app.open(DeckOptionsScreen(deck))
    let row = try #require(DeckOption.rows.firstIndex { $0.label == label })
    for _ in 0...row { app.press(.down) }
    app.press(.character("e"), .control("u"))
    app.type(typed)
    app.press(.enter)
    let saved = try #require(app.study?.decks[deck.id])
    #expect(DeckOption.rows[row].typing?.text(saved) == meant, "\(app.testDescription)")
  }
}
