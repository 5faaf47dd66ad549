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

  /// The scene of a list of settings.
  ///
  /// - Parameters:
  ///   - only: the one that is said alone until all is asked for, as it was changed or gone to; nil for
  ///     all of them.
  ///   - note: what there is to know about that one.
  package func settings(
    _ name: String,
    heading: SpokenLine,
    only: String?,
    note: Phrase? = nil,
    _ choices: [LineModeChoice<Action>]
  ) -> LineModeScene<Action> {
    // Of the others nothing has changed.
    let alone = wantsAll ? nil : only
    let lines: [SpokenLine] =
      if let alone {
        [.text(alone)] + [note].compactMap(\.self).map { line($0) }
      } else {
        [heading, line(.lineModeSettings)]
      }
    return LineModeScene(
      name: only ?? name,
      lines: lines,
      choices: choices,
      listsChoices: alone == nil,
      prompt: wording(.lineModeChoose)
    )
  }
}
