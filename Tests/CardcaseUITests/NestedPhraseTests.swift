import TestSupport
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens

/// A phrase that stands among the words of another one has the wrong form in a language with cases: "3
/// days" is another word behind "in". Names and numbers fit anywhere.
@Suite("No phrase stands among the words of another one")
struct NestedPhraseTests {
  /// Phrases that are names or numbers, of which percent has one form in each language, and those that
  /// join the parts of a list.
  private static let names: Set<String> = ["decimalNumber", "programName", "spokenPercent"]

  /// Phrases that take others among their words, each with the reason.
  private static let frames: [String: String] = [
    "stateDueIn": "takes abbreviations, which have one form",
    "curveReach": "takes abbreviations, which have one form",
    "mediaDeleteQuestion": "takes abbreviations, which have one form",
    "lineModeRate": "names buttons", "lineModeRateWrong": "names buttons",
    "lineModeRightOrWrong": "names buttons",
    "loadSpan": "joins two dates, as a list does",
    "spokenDeckIn": "takes names of decks", "twoSentences": "takes whole sentences",
  ]

  private func found(in lines: [String]) -> [String] {
    lines.flatMap { NestedPhrase.inflected(in: $0) }.filter { nested in
      !Self.names.contains(nested.inner) && Self.frames[nested.outer] == nil
        && !["list", "keyName"].contains { nested.inner.hasPrefix($0) }
    }.map(\.description)
  }

  @Test("on any screen", arguments: ScreenState.all)
  func screens(state: ScreenState) throws {
    let size = Size(width: 400, height: 100)
    let app = try state.make(Surroundings(size: size, language: PseudoLanguage.named))
    let found = found(in: app.lines)
    #expect(found.isEmpty, "\(Set(found).sorted())")
  }

  @Test("in line mode", arguments: ScreenState.open)
  func lineMode(state: ScreenState) throws {
    var story = try LineModeDriver(
      over: state.make(Surroundings(reducedMotion: true, language: PseudoLanguage.named))
    )
    var heard = story.said + [story.prompt] + story.scene.choices.map(\.label)
    try story.type(state.isAtWork ? "/lock" : "/?")
    heard += story.said + [story.prompt]
    let found = found(in: heard)
    #expect(found.isEmpty, "\(Set(found).sorted())")
  }

  @Test(
    "is told from one that stands alone",
    arguments: [
      ("\u{27E6}a|in \u{27E6}b|3 days\u{27E7}\u{27E7}", true),
      ("\u{27E6}a|\u{27E6}b|3 days\u{27E7} ago\u{27E7}", true),
      ("\u{27E6}a|Left: \u{27E6}b|3 days\u{27E7}.\u{27E7}", false),
      ("\u{27E6}a|\u{27E6}b|Left\u{27E7}: 3\u{27E7}", false),
      ("\u{27E6}a|\u{27E6}b|Done.\u{27E7} \u{27E6}c|Go on.\u{27E7}\u{27E7}", false),
      ("\u{27E6}a|Enter for \"\u{27E6}b|Back\u{27E7}\": \u{27E7}", false),
      ("\u{27E6}a|today, \u{27E6}b|3 hours\u{27E7}\u{27E7}", false),
      ("\u{27E6}a|Zoo (\u{27E6}b|3 days\u{27E7})\u{27E7}", false),
      ("\u{27E6}a|cut of\u{2026}   in \u{27E6}b|3 days\u{27E7}", false),
    ]
  )
  func telling(text: String, isInflected: Bool) {
    #expect(NestedPhrase.inflected(in: text).isEmpty == !isInflected)
  }
}
