package import Wording

/// Lists of settings.
extension LineModeContext {
  /// The choices of a list of settings: the number of a row changes its setting, a minus before it
  /// changes it back.
  ///
  /// - Parameters:
  ///   - rows: the settings and what they are set to.
  ///   - heading: the head over a row; nil for none.
  ///   - values: the rows that can be changed back.
  ///   - change: the actions that change the setting of a row by a step.
  package func settingChoices(
    _ rows: [String],
    heading: (_ row: Int) -> Phrase? = { _ in nil },
    changingBack values: Range<Int>,
    by change: (_ row: Int, _ step: Int) -> [Action]
  ) -> [LineModeChoice<Action>] {
    rows.enumerated().map { row, told in
      var choice = LineModeChoice<Action>(
        String(row + 1),
        told,
        ChoiceAction(actions: change(row, 1), aside: .row)
      )
      choice.isRow = true
      choice.heading = heading(row).map { wording($0) } ?? ""
      return choice
    }
      + values.map { row in
        var back = LineModeChoice<Action>(
          "-\(row + 1)",
          "",
          ChoiceAction(actions: change(row, -1), aside: .row)
        )
        back.isSaid = false
        return back
      }
  }

  /// The scene of a list of settings; of a change only the one that was changed, with a note.
  package func settings(
    _ name: String,
    heading: SpokenLine,
    changed: String,
    note: Phrase? = nil,
    _ choices: [LineModeChoice<Action>]
  ) -> LineModeScene<Action> {
    // Of the others nothing has changed.
    let isChange = aside == .row
    return LineModeScene(
      name: isChange ? changed : name,
      lines: isChange
        ? [.text(changed)] + [note].compactMap(\.self).map(line)
        : [heading, line(.lineModeSettings)],
      choices: choices,
      listsChoices: !isChange,
      prompt: wording(.lineModeChoose)
    )
  }
}
