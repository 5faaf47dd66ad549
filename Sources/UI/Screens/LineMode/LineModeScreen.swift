package import WindowLevels
package import Wording

/// A screen that line mode can tell of. Every screen is one, so that none is forgotten.
package protocol LineModeScreen {
  associatedtype Data: FeatureData

  /// What is said of it as it stands.
  func scene(_ context: PlainContext<Data>) -> PlainScene

  /// What is said by itself as time passes.
  ///
  /// - Parameter level: what was said before: 0 for nothing yet, nil where the window is told of for
  ///   the first time since the lock.
  /// - Returns: what was said then, and lines to say now; nil if nothing is ever said.
  func announcement(after level: Int?, _ context: ScreenContext<Data>)
    -> (level: Int, lines: [PlainLine])?
}

extension LineModeScreen {
  package func announcement(after level: Int?, _ context: ScreenContext<Data>)
    -> (level: Int, lines: [PlainLine])?
  { nil }
}

/// What a screen may know when it is told of.
package struct PlainContext<Data: FeatureData>: Sendable {
  package let screen: ScreenContext<Data>
  /// The place of the conversation within the screen.
  private let place: LineModePlace

  package init(screen: ScreenContext<Data>, place: LineModePlace) {
    self.screen = screen
    self.place = place
  }

  /// The step within the screen.
  package var aside: SubStep? { place.aside }
  /// The first row of its list that is told.
  package var firstRow: Int { place.firstRow }
  /// True if nothing was said yet of what is typed in its window.
  package var isFirst: Bool { place.isFirst }

  package var wording: Wording { screen.wording }

  /// A sentence.
  package func line(_ phrase: Phrase) -> PlainLine {
    .text(wording(phrase))
  }

  /// What something is called, and what it is.
  package func item(_ label: Phrase, _ value: String) -> PlainLine {
    line(.lineModeItem(label: wording(label), value: value))
  }

  /// The way back.
  package func back(_ keys: Key...) -> PlainChoice {
    PlainChoice("q", wording(.keyBack), ChoiceAction(keys: keys))
  }

  /// What is said while something is done that can be called off: what it is, and how far it is.
  package func work(_ title: Phrase, _ progress: WorkProgress, isStopping: Bool = false)
    -> PlainScene
  {
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
  package func moment(_ title: Phrase) -> PlainScene {
    PlainScene(
      name: "moment \(title)",
      lines: [line(title)],
      entry: .none,
      prompt: "",
      hasHint: false
    )
  }
}

/// The rows of a list as choices, a page of them at a time.
package struct PlainList {
  /// How many rows are told at once.
  package static let page = 20

  package let count: Int
  private let firstRow: Int
  private let wording: Wording
  /// The step that the list is in.
  private let aside: SubStep?

  package init<Data>(count: Int, context: PlainContext<Data>, aside: SubStep? = nil) {
    self.count = count
    firstRow = context.firstRow
    wording = context.wording
    self.aside = aside
  }

  /// The numbered rows of the page.
  ///
  /// - Parameters:
  ///   - keys: what is pressed once the row has the focus.
  ///   - aside: the step that is gone to then.
  ///   - label: what is said of a row.
  package func rows(
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

  private var first: Int { firstRow < count ? firstRow : 0 }

  /// The rows that are told.
  package var page: Range<Int> { first..<min(count, first + Self.page) }

  /// The way to the next page, where there is one.
  package var more: [PlainChoice] {
    guard count > Self.page else { return [] }
    let next = first + Self.page < count ? first + Self.page : 0
    let label = wording(
      .lineModeMore(first: String(next + 1), count: String(count))
    )
    return [PlainChoice("m", label, ChoiceAction(aside: aside, firstRow: next))]
  }

  /// The keys that give a row the focus.
  package static func keys(to row: Int) -> [Key] {
    [.home] + Array(repeating: .down, count: row)
  }
}

/// The place of a conversation within a screen, of which the screen itself knows nothing.
package struct LineModePlace: Sendable {
  /// The step within the screen.
  package let aside: SubStep?
  /// The first row of its list that is told.
  package let firstRow: Int
  /// True if nothing was said yet of what is typed in its window.
  package let isFirst: Bool

  package init(aside: SubStep?, firstRow: Int, isFirst: Bool) {
    self.aside = aside
    self.firstRow = firstRow
    self.isFirst = isFirst
  }
}
