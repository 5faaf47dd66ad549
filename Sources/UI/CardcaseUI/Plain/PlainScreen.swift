import Flashcards
import WindowLevels
import Wording

/// What line mode can tell of. All screens are among it, which sees to it that none is forgotten.
protocol PlainScreen {
  /// What is said of it as it stands.
  func scene(_ context: PlainContext) -> PlainScene
}

/// What a screen may know when it is told of.
struct PlainContext: Sendable {
  let screen: ScreenContext
  /// The step within the screen.
  let aside: SubStep?
  /// The first row of its list that is told.
  let firstRow: Int
  /// Whether nothing was said yet of what is typed in its window.
  let isFirst: Bool

  var wording: Wording { screen.wording }

  /// A sentence.
  func line(_ phrase: Phrase) -> PlainLine {
    .text(wording(phrase))
  }

  /// What something is called, and what it is.
  func item(_ label: Phrase, _ value: String) -> PlainLine {
    line(.lineModeItem(label: wording(label), value: value))
  }

  /// The way back.
  func back(_ keys: Key...) -> PlainChoice {
    PlainChoice("q", wording(.keyBack), ChoiceAction(keys: keys))
  }

  /// What is said while something is done that can be called off: what it is, and how far it is.
  func work(_ title: Phrase, _ progress: WorkProgress, isStopping: Bool = false) -> PlainScene {
    let title = isStopping ? Phrase.importStopping : title
    let percent = progress.percent.map {
      [line(.lineModePercent(percent: String($0)))]
    }
    return PlainScene(
      name: "work \(title)",
      lines: [line(title)] + (percent ?? []),
      choices: [PlainChoice("q", wording(.keyStop), .escape)],
      // What is over in a moment asks for nothing.
      prompt: progress.percent == nil ? "" : wording(.lineModeWorking),
      onEmpty: ChoiceAction(),
      hasHint: false,
      percent: progress.percent
    )
  }

  /// What is said while something is done that takes no more than a moment.
  func moment(_ title: Phrase) -> PlainScene {
    PlainScene(
      name: "moment \(title)",
      lines: [line(title)],
      entry: .none,
      prompt: "",
      hasHint: false
    )
  }

  /// What is said while a deck is not there: that it can't be read, or is being loaded.
  func missing(_ deck: DeckID) -> PlainScene {
    guard screen.isUnreadable(deck) else {
      return moment(.studyLoading)
    }
    return PlainScene(
      name: "unreadable",
      lines: [line(.deckUnreadableTitle), line(.lineModeUnreadable)],
      choices: [PlainChoice("1", wording(.lineModeAgain), .enter), back(.escape)],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }
}

/// The rows of a list as choices, a page of them at a time.
struct PlainList {
  /// How many rows are told at once.
  static let page = 20

  let count: Int
  let context: PlainContext
  /// The step that the list is in.
  var aside: SubStep?

  /// The numbered rows of the page.
  ///
  /// - Parameters:
  ///   - keys: what is pressed once the row has the focus.
  ///   - aside: the step that is gone to then.
  ///   - label: what is said of a row.
  func rows(
    pressing keys: [Key] = [],
    then aside: SubStep? = nil,
    _ label: (Int) -> String
  ) -> [PlainChoice] {
    return page.map { row in
      PlainChoice(
        String(row + 1),
        label(row),
        ChoiceAction(
          keys: Self.keys(to: row) + keys,
          aside: aside,
          firstRow: aside == nil ? nil : first
        )
      )
    } + more
  }

  private var first: Int { context.firstRow < count ? context.firstRow : 0 }

  /// The rows that are told.
  var page: Range<Int> { first..<min(count, first + Self.page) }

  /// The way to the next page, where there is one.
  var more: [PlainChoice] {
    guard count > Self.page else { return [] }
    let next = first + Self.page < count ? first + Self.page : 0
    let label = context.wording(
      .lineModeMore(first: String(next + 1), count: String(count))
    )
    return [PlainChoice("m", label, ChoiceAction(aside: aside, firstRow: next))]
  }

  /// The keys that give a row the focus.
  static func keys(to row: Int) -> [Key] {
    [.home] + Array(repeating: .down, count: row)
  }
}
