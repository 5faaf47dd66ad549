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
    for _ in 0..<row { app.press(.down) }
    app.press(.character("e"), .control("u"))
    app.type(typed)
    app.press(.enter)
    let saved = try #require(app.study?.decks[deck.id])
    #expect(DeckOption.rows[row].typing?.text(saved) == meant, "\(app.testDescription)")
  }
}
