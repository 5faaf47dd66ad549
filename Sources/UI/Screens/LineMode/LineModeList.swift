import Wording

/// The rows of a list as choices, a page of them at a time.
package struct LineModeList<Action: Sendable> {
  package let count: Int
  private let firstRow: Int
  /// The greatest number of rows told at once.
  private let pageLength: Int
  private let wording: Wording
  /// The step that the list is in.
  private let aside: SubStep?

  package init<Data>(
    count: Int,
    context: LineModeContext<Data, Action>,
    aside: SubStep? = nil,
    pageLength: Int = 20
  ) {
    self.count = count
    self.pageLength = pageLength
    firstRow = context.firstRow
    wording = context.wording
    self.aside = aside
  }

  /// The numbered rows of the page.
  ///
  /// - Parameters:
  ///   - actions: what is done with the row.
  ///   - paging: what is done before the rows from one on are told.
  ///   - aside: the step that is gone to then.
  ///   - label: what is said of a row.
  package func rows(
    doing actions: (Int) -> [Action],
    paging: (Int) -> [Action] = { _ in [] },
    then aside: SubStep? = nil,
    _ label: (Int) -> String
  ) -> [LineModeChoice<Action>] {
    page.map { row in
      var choice = LineModeChoice(
        String(row + 1),
        label(row),
        ChoiceAction(
          actions: actions(row),
          aside: aside,
          firstRow: aside == nil ? nil : first
        )
      )
      choice.isRow = true
      return choice
    } + more(paging)
  }

  /// The place in the list: the rows that are told.
  package var position: [SpokenLine] {
    guard count > 0 else { return [] }
    let rows = Phrase.lineModeRows(
      first: String(page.lowerBound + 1),
      last: String(page.upperBound),
      count: String(count)
    )
    return [.text(wording(rows))]
  }

  private var first: Int { firstRow < count ? firstRow : 0 }

  /// The rows that are told.
  package var page: Range<Int> { first..<min(count, first + pageLength) }

  /// The way to the next page, where there is one.
  package var more: [LineModeChoice<Action>] { more { _ in [] } }

  private func more(_ paging: (Int) -> [Action]) -> [LineModeChoice<Action>] {
    guard count > pageLength else { return [] }
    let next = first + pageLength < count ? first + pageLength : 0
    let label = wording(
      .lineModeMore(first: String(next + 1), count: String(count))
    )
    return [
      LineModeChoice("m", label, ChoiceAction(actions: paging(next), aside: aside, firstRow: next))
    ]
  }
}
