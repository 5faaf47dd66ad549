import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens

@Suite("Laws of layout")
struct LayoutLawTests {
  private static let small = Size(width: 40, height: 12)
  private static let usual = Size(width: 80, height: 24)
  private static let large = [Size(width: 120, height: 40), Size(width: 200, height: 60)]

  @Test("every state obeys them at every size", arguments: ScreenState.all)
  func layout(state: ScreenState) throws {
    let usual = try state.make(Surroundings(size: Self.usual))
    // Where a screen is small, words that are wrapped end in an ellipsis, with blanks behind it.
    try expectLaws(LayoutLaw.ofShapes, state.make(Surroundings(size: Self.small)))
    expectLaws(LayoutLaw.all, usual)
    for size in Self.large {
      let app = try state.make(Surroundings(size: size))
      expectLaws(LayoutLaw.all, app)
      if !Self.shownInPart.contains(state.name) {
        expectAll(of: usual, in: app, besides: Self.covered[state.name] ?? [])
      }
      guard state.kind != nil else { continue }
      try expectFooter(app)
      expectMessage(app)
    }
  }

  private func expectLaws(_ laws: [LayoutLaw], _ app: ModelHarness) {
    let size = app.model.size
    for window in app.windows {
      #expect(Rect(size: size).contains(window.frame), "\(size)\(app.testDescription)")
      for law in laws {
        let faults = law.faults(window)
        #expect(faults.isEmpty, "\(size), \(law.testDescription)\(app.testDescription)")
      }
    }
  }

  /// Words of 80 columns that larger screens lose: columns that give way to the pane beside a list, in
  /// which the same is said of its row; the months over a calendar in a short panel; the number of a page
  /// where all is on one; and words that stand in a narrower column or box than before, which ends
  /// in an ellipsis.
  private static let givesWay: Set<String> = [
    "Interval", "Learning", "Cards", "expired", "ends", "in", "47", "days", "no",
    "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun",
    "2", "4", "between", "them", "Peru", "Tags", "Sprachen::Japanisch::Kanji",
    "Sprachen::Japanisch::Wörter",
    "update:", "Expiry,", "Bank,", "PIN,", "Travel", "a", "payment",
  ]
  /// States that show another part when they are larger: of texts that scroll or wrap, on a page that has
  /// others, or beside a dialog in the same window.
  private static let shownInPart: Set<String> = [
    "conflict of long texts", "note before it is left", "template", "statistics further on",
    "statistics at an hour",
  ]

  /// Words that a dialog in the same window lies over where the screen is larger.
  private static let covered: [String: Set<String>] = [
    "question before doubles are joined": ["ADA", "LOVELACE"],
    "question before many payment cards": ["ADA", "LOVELACE"],
    "field of a note type": ["{{Bedeutung}}", ".card", "font-size:", "20px;"],
    "note type asked about": ["{{Bedeutung}}", ".card", "font-size:", "20px;"],
    "name of a preset": ["tag"],
    "note type before it is left": ["{{Bedeutung}}", ".card", "font-size:", "20px;"],
  ]

  /// A larger screen shows what a smaller one does, but for the keys in the last row, which are other
  /// ones where there are no pages.
  private func expectAll(
    of smaller: ModelHarness,
    in app: ModelHarness,
    besides covered: Set<String>
  ) {
    let words = Set(app.windows.flatMap(\.words)).union(Self.givesWay).union(covered)
    let others = smaller.windows.filter { $0.frame.maxY < smaller.model.size.height }
    // An arrow that says that there is more stands right behind a value.
    let told = others.flatMap(\.words).map { word in
      word.filter { !"\u{2191}\u{2193}".contains($0) }
    }
    let lost = told.filter { word in
      !words.contains(word) && word.contains { $0.isLetter || $0.isNumber } && !word.hasSuffix("…")
    }
    #expect(lost.isEmpty, "\(app.model.size)\(app.testDescription)")
  }

  /// The last row has the first four keys of the screen, as far as it has room for them, then the
  /// palette, then the help, and no others.
  private func expectFooter(_ app: ModelHarness) throws {
    let wording = app.model.wording
    let footer = try #require(app.lines.last)
    let help = [Phrase.keyHelp, .keyClose].map { "F1 \(wording($0))" }
    #expect(help.contains { footer.hasSuffix($0) }, "\(app.testDescription)")
    let labels = app.hints.filter(\.isInFooter).map { wording($0.label) }
    // Adjacent keys with the same words count as one.
    let shown = labels.reduce(into: [String]()) { shown, label in
      if shown.last != label { shown.append(label) }
    }.prefix(4)
    let words = shown + ["Ctrl-P \(wording(.keyPalette))"]
    var rest = footer[...]
    for word in words {
      let place = try #require(rest.firstRange(of: word), "\(word)\(app.testDescription)")
      rest = rest[place.upperBound...]
    }
    #expect(help.contains { "  \($0)" == rest }, "\(app.testDescription)")
    // Two blanks stand between two keys, and in no other place.
    #expect(footer.split(separator: "  ").count == words.count + 1, "\(app.testDescription)")
    for key in ["PgUp", "g/G", "Ctrl-L"] { #expect(!footer.contains(key)) }
  }

  /// The message above it is whole.
  private func expectMessage(_ app: ModelHarness) {
    guard let message = app.model.message else { return }
    let rows = app.lines.suffix(3).dropLast().joined(separator: " ")
    let said = rows.split(separator: " ").joined(separator: " ")
    #expect(said.hasSuffix(app.model.wording(message.phrase)), "\(app.testDescription)")
  }
}
