package import Wording

/// The knowledge of a screen when it is told of, with the words that most scenes have.
package struct LineModeContext<Data: FeatureData, Action: Sendable>: Sendable {
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
  /// True if all of the scene was asked for, with counts and menus.
  package var wantsAll: Bool { place.wantsAll }

  package var wording: Wording { screen.wording }

  /// A sentence.
  package func line(_ phrase: Phrase) -> SpokenLine {
    .text(wording(phrase))
  }

  /// A label and its value.
  package func item(_ label: Phrase, _ value: String) -> SpokenLine {
    line(.lineModeItem(label: wording(label), value: value))
  }

  /// The way back.
  package func back(_ actions: Action...) -> LineModeChoice<Action> {
    LineModeChoice("q", wording(.keyBack), ChoiceAction(actions: actions))
  }

  /// The warning that a terminal may keep what it shows, before something secret is shown.
  package func warning(
    _ name: String,
    saying lines: [SpokenLine] = [],
    before label: Phrase,
    _ reaction: ChoiceAction<Action>,
    back: LineModeChoice<Action>? = nil
  ) -> LineModeScene<Action> {
    LineModeScene(
      name: name,
      lines: lines + [line(.lineModeScrollback)],
      choices: [LineModeChoice("show", wording(label), reaction), back ?? self.back()],
      isQuestion: true
    )
  }

  /// The scene of work that takes only a moment.
  package func moment(_ title: Phrase) -> LineModeScene<Action> {
    LineModeScene(
      name: "moment \(title)",
      lines: [line(title)],
      entry: .none,
      prompt: nil,
      hasHint: false
    )
  }
}
