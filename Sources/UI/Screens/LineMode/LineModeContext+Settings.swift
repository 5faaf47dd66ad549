package import Wording

/// Lists of settings.
extension LineModeContext {
  /// A list of settings, of which the group with the focus is said. The number of a row changes its
  /// setting, a minus before it changes it back, whether it was said or not.
  ///
  /// - Parameters:
  ///   - name: the scene's name.
  ///   - title: the line before the list.
  ///   - rows: the settings and what they are set to.
  ///   - labels: the labels of the settings.
  ///   - headings: the head over a row; nil for none.
  ///   - found: the rows that a search found, which are said then; nil without a search.
  ///   - selected: the row with the focus.
  ///   - only: the row that is said alone until all is asked for, as it was changed or gone to; nil for
  ///     all of them.
  ///   - isAsked: whether that row was gone to by its name, so that its number is said.
  ///   - note: what there is to know about that row.
  ///   - values: the rows that can be changed back.
  ///   - others: the choices besides the rows.
  ///   - select: the action that moves the focus to a row.
  ///   - change: the actions that change the setting of a row by a step.
  package func settings(
    _ name: String,
    title: SpokenLine,
    _ rows: [String],
    labels: [Phrase],
    headings: (_ row: Int) -> Phrase? = { _ in nil },
    found: [Int]? = nil,
    selected: Int,
    only: Int?,
    isAsked: Bool = false,
    note: Phrase? = nil,
    changingBack values: Range<Int>,
    _ others: [LineModeChoice<Action>],
    select: (_ row: Int) -> Action,
    by change: (_ row: Int, _ step: Int) -> [Action]
  ) -> LineModeScene<Action> {
    let grouped = rows.indices.filter { headings($0) != nil }
    let starts = grouped.isEmpty ? Array(stride(from: 0, to: rows.count, by: 20)) : grouped
    let first = starts.last { $0 <= selected } ?? 0
    let page = first..<(starts.first { $0 > first } ?? rows.count)
    let choices = rows.enumerated().map { row, told in
      var choice = LineModeChoice<Action>(
        String(row + 1),
        told,
        ChoiceAction(actions: change(row, 1), aside: .row)
      )
      choice.isRow = true
      choice.subject = wording(labels[row])
      choice.isSaid = found?.contains(row) ?? page.contains(row)
      choice.heading = headings(row).map { wording($0) } ?? ""
      return choice
    }
    let back = values.map { row in
      var choice = LineModeChoice<Action>(
        "-\(row + 1)",
        "",
        ChoiceAction(actions: change(row, -1), aside: .row)
      )
      choice.isSaid = false
      return choice
    }
    // Of the others nothing has changed.
    let alone = wantsAll ? nil : only
    let told = alone.map { row in
      isAsked
        ? wording(.lineModeItem(label: choices[row].word, value: rows[row])) : rows[row]
    }
    let noted = [note].compactMap(\.self).map { line($0) }
    return LineModeScene(
      name: told ?? "\(name) \(found ?? [first])",
      lines: told.map { [.text($0)] + noted } ?? [title]
        + (first == 0 ? [line(.lineModeSettings)] : []),
      choices: choices + back
        + (found == nil ? next(page, of: rows.count, headings, select) : []) + others,
      listsChoices: alone == nil,
      position: rows.isEmpty ? [] : [position(of: page, count: rows.count)]
    )
  }

  /// The way to the next group, where there is one besides.
  private func next(
    _ page: Range<Int>,
    of count: Int,
    _ headings: (_ row: Int) -> Phrase?,
    _ select: (_ row: Int) -> Action
  ) -> [LineModeChoice<Action>] {
    guard page.count < count else { return [] }
    let next = page.upperBound < count ? page.upperBound : 0
    let label =
      headings(next).map { wording(.lineModeNextGroup(name: wording($0))) }
      ?? wording(.lineModeMore(first: String(next + 1), count: String(count)))
    return [LineModeChoice("m", label, select(next))]
  }

  private func position(of page: Range<Int>, count: Int) -> SpokenLine {
    line(
      .lineModeRows(
        first: String(page.lowerBound + 1),
        last: String(page.upperBound),
        count: String(count)
      )
    )
  }
}
