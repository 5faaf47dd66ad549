import Synchronization
import TestSupport
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens
@testable import Widgets

/// A language that notes which phrases it is asked for.
private final class Listener: Sendable {
  private let said = Mutex<Set<Phrase.ID>>([])

  /// The language, which says everything as another one does.
  func listening(to language: Language) -> Language {
    Language(code: language.code) { [self] phrase, number in
      said.withLock { _ = $0.insert(phrase) }
      return language.sentence(phrase, number)
    }
  }

  /// The phrases asked for since the last time.
  func take() -> Set<Phrase.ID> {
    said.withLock { phrases in
      defer { phrases = [] }
      return phrases
    }
  }
}

@Suite("Every screen has room for every language")
struct LanguageFitTests {
  private static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]
  private static let languages = Language.all.filter { $0.code != "en" }

  /// The window in front in a language.
  private struct Drawing {
    let language: Language
    let lines: [String]
    /// The phrases that it says.
    let said: Set<Phrase.ID>
    /// The pairs of letters beside each other, at the end of a line and the start of the next too.
    private let pairs: Set<String>
    /// Those of the first row of a screen.
    private let heading: Set<String>

    init(_ app: ModelHarness, _ listener: Listener, _ language: Language) {
      self.language = language
      var canvas = Canvas(size: app.model.size)
      _ = listener.take()
      if let window = app.model.stack.keyWindow, let frame = app.model.stack[window]?.frame {
        canvas = Canvas(size: frame.size)
        app.model.draw(window, into: &canvas, at: app.now)
      }
      said = listener.take()
      lines = canvas.lines
      // The way to the screen gives way where there is no room; the first row of a dialog is its title.
      let isDialog = lines.first?.contains("\u{256D}") == true
      heading = Set(Self.pairs(isDialog ? "" : lines.first ?? ""))
      let rows = lines.dropFirst(isDialog ? 0 : 1).map { line in
        line.filter { !Self.frame.contains($0) }
      }
      let text = rows.map { $0.split(separator: " ").joined(separator: " ") }
      let seams = zip(text, text.dropFirst()).map { line, next in
        String(line.suffix(1) + next.prefix(1))
      }
      pairs = Set((text + seams).flatMap(Self.pairs))
    }

    private static let frame: Set<Character> = Set(
      "\u{2502}\u{256D}\u{256E}\u{2570}\u{256F}\u{2500}"
    )

    /// The pairs of letters beside each other in a text, without blanks.
    private static func pairs(_ text: String) -> [String] {
      text.split(separator: " ").flatMap { word in
        zip(word, word.dropFirst()).map { String([$0, $1]) }
      }
    }

    /// The share of a phrase that can be read without its values, from 0 to 1; nil if it has no two
    /// letters beside each other.
    func share(of phrase: Phrase.ID, orInHeading: Bool = false) -> Double? {
      guard let sentence = language.sentence(phrase, 2) else { return nil }
      var isName = false
      let outside = sentence.reduce(into: "") { result, letter in
        if letter == "{" { isName = true }
        result.append(isName ? " " : letter)
        if letter == "}" { isName = false }
      }
      let wanted = Self.pairs(outside)
      guard !wanted.isEmpty else { return nil }
      let read = orInHeading ? pairs.union(heading) : pairs
      return Double(wanted.count { read.contains($0) }) / Double(wanted.count)
    }
  }

  private func drawing(_ state: ScreenState, _ size: Size, _ language: Language) throws -> Drawing {
    let listener = Listener()
    let listening = listener.listening(to: language)
    let app = try state.make(Surroundings(size: size, language: listening))
    return Drawing(app, listener, language)
  }

  @Test(
    "a phrase that English shows whole at 80 by 24 is whole in each",
    arguments: ScreenState.open.filter { !scrolling.contains($0.name) }
  )
  func whole(state: ScreenState) throws {
    let size = Self.sizes[0]
    let english = try drawing(state, size, .en)
    let whole = english.said.filter { english.share(of: $0) == 1 }
    for language in Self.languages {
      let other = try drawing(state, size, language)
      let cut = whole.intersection(other.said).filter {
        // What the first row says has the letters of other words in English.
        other.share(of: $0, orInHeading: true).map { $0 < 0.8 } ?? false
      }.subtracting(Self.givesWay[state.name] ?? [])
      #expect(cut.isEmpty, "\(language): \(cut)\n\(other.lines.joined(separator: "\n"))")
    }
  }

  /// Phrases that give way to longer words, or of which English has the letters in other words.
  private static let givesWay: [String: Set<Phrase.ID>] = [
    "list of states": [.noteTags],
    "presets": [.optionGroupHard, .orderDeck],
    "name of a preset": [.cardFacts, .optionLeechTag, .optionGroupHard, .orderDeck],
    "option of the deck's own": [.orderDeck],
    "option mistyped": [.optionLanguageNone],
    "list with markup sorted": [.noteTags],
    "empty wallet": [.walletCards],
    "preview of joined cards": [.verdictJoinedShort],
  ]

  /// States that say more than they show: they look for something, or ask for room.
  private static let scrolling: Set<String> = [
    "palette", "palette that found", "palette that found nothing", "preview of cards",
    "preview of cards without codes", "form at its notes", "help", "help over the wallet, scrolled",
    "help that a search found", "settings that a search found", "options that a search found",
    "card information of a learner", "card information scrolled",
  ]

  @Test(
    "draws at every size in each, and in those that are longer, with its cursor on the screen",
    arguments: ScreenState.all
  )
  func longer(state: ScreenState) throws {
    for language in Self.languages + PseudoLanguage.all {
      for size in Self.sizes {
        let app = try state.make(Surroundings(size: size, language: language))
        let screen = app.screen
        let cursor = try #require(screen.cursor, "\(language) \(size)\(app.testDescription)")
        #expect(Rect(size: size).contains(cursor), "\(language) \(size)\(app.testDescription)")
        guard state.kind != nil else { continue }
        let keys = [Phrase.keyHelp, .keyClose].map { "F1 \(app.model.wording($0))" }
        let help = screen.lines.contains { line in keys.contains { line.contains($0) } }
        #expect(help, "\(language) \(size)\(app.testDescription)")
      }
    }
  }
}
