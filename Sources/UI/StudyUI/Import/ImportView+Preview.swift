import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The preview: the notes of each deck as a table, beneath it what comes with them and what does not,
/// and at the right or in its place the details of that.
extension ImportView {
  /// A line beneath the table.
  private struct Fact {
    let label: Phrase
    let text: String
    let style: Style
  }

  private struct Layout {
    let panes: Panes
    let table: Rect
    let facts: Rect
    let details: Rect
  }

  /// The least height of a table with its heads.
  private static let leastTable = 6
  /// The columns between the labels of facts and their texts.
  private static let gap = 2

  private func layout(_ preview: ImportPreview) -> Layout {
    let panes = Panes(in: Rect(size: context.size).dropping(rows: Heading.height))
    let area = panes.main
    let rows = facts(preview).reduce(0) { $0 + lines(of: $1, in: area.width - 2).count }
    // The heads, the rows, and the total beneath its rule.
    let wanted = max(Self.leastTable, rowCount(preview) + 3)
    let isRoomy = wanted + 1 + rows <= area.height
    let height = min(wanted, max(min(Self.leastTable, area.height), area.height - rows - 1))
    return Layout(
      panes: panes,
      table: area.keeping(rows: height),
      facts: area.dropping(rows: isRoomy ? height + 1 : height).inset(x: 1),
      details: panes.detail ?? area
    )
  }

  private func rowCount(_ preview: ImportPreview) -> Int { max(1, preview.decks.count) }

  /// The rows of the table that are visible at once.
  func rows(of preview: ImportPreview) -> Int { Table.rows(in: layout(preview).table).height }

  func draw(_ preview: ImportPreview, into canvas: inout Canvas) {
    let layout = layout(preview)
    layout.panes.drawDivider(into: &canvas, theme: theme)
    let isWhole = screen.showsDetails && layout.panes.detail == nil
    if !isWhole {
      drawTable(preview, in: layout.table, into: &canvas)
      drawFacts(preview, in: layout.facts, into: &canvas)
    }
    guard isWhole || layout.panes.detail != nil else { return }
    if screen.showsDetails { canvas.cursor = layout.details.origin }
    drawDetails(preview, in: layout.details, into: &canvas)
  }

  private func drawTable(_ preview: ImportPreview, in rect: Rect, into canvas: inout Canvas) {
    let tally = preview.tally
    func fields(_ name: Table.Field, _ numbers: [Int], _ style: Style) -> [Table.Field] {
      let styles = [theme.good, theme.warning, theme.muted, style]
      return [name]
        + zip(numbers, styles).map { Table.Field(String($0), style: $0 == 0 ? theme.muted : $1) }
    }
    let sums = [
      tally.new, tally.replaced, tally.unchanged, tally.new + tally.replaced + tally.unchanged,
    ]
    let columns = [
      Table.Column(wording(tally.isHistory ? .columnFile : .columnDeck), width: 10, share: 1),
      Table.Column(wording(.columnNew), width: 5, alignment: .right),
      Table.Column(wording(.columnChanged), width: 5, alignment: .right),
      Table.Column(wording(.columnUnchanged), width: 5, alignment: .right, givesWay: 2),
      Table.Column(wording(.columnTotal), width: 5, alignment: .right, givesWay: 1),
    ]
    let total = Table.Field(wording(.columnTotal), style: theme.title)
    Table(columns, total: preview.decks.isEmpty ? [] : fields(total, sums, theme.title)).draw(
      rowCount(preview),
      state: screen.list,
      in: rect,
      into: &canvas,
      theme: theme,
      hasFocus: !screen.showsDetails
    ) { index in
      guard preview.decks.indices.contains(index) else {
        let name = tally.isHistory ? screen.fileName : wording(.syncNothing)
        return Table.Row(fields(Table.Field(name), sums, .plain))
      }
      let deck = preview.decks[index]
      let name = Table.Field(
        forms: [deck.name.description, deck.name.leaf],
        style: .plain
      )
      return Table.Row(
        fields(name, [deck.new, deck.replaced, deck.unchanged, deck.total], .plain)
      )
    }
  }

  // MARK: The facts beneath the table

  private func facts(_ preview: ImportPreview) -> [Fact] {
    var facts: [Fact] = []
    func add(_ label: Phrase, _ text: String, _ style: Style = .plain) {
      if !text.isEmpty { facts.append(Fact(label: label, text: text, style: style)) }
    }
    let company = preview.tally.arrivals.list(wording) + preview.additions(wording)
    add(.importWithThem, company.joined(separator: wording(.listComma)))
    if let forecast = preview.forecast { add(.cardFacts, wording(forecast.verdict)) }
    for fate in ImportLoss.Fate.allCases {
      let lost = preview.words(for: fate, wording)
      let isLeft = fate == .left
      add(
        fate.label,
        lost.isEmpty && isLeft ? wording(.syncNothing) : lost,
        isLeft && !lost.isEmpty ? theme.warning : .plain
      )
    }
    return facts
  }

  private func lines(of fact: Fact, in width: Int) -> [String] {
    WrappedText(fact.text, width: max(8, width - Self.textStart(width))).lines
  }

  /// The column at which the texts of facts begin.
  private static func textStart(_ width: Int) -> Int { min(20, width * 2 / 5) }

  private func drawFacts(_ preview: ImportPreview, in rect: Rect, into canvas: inout Canvas) {
    let start = Self.textStart(rect.width)
    let rows = facts(preview).flatMap { fact in
      lines(of: fact, in: rect.width).enumerated().map { index, line in
        (label: index == 0 ? wording(fact.label) : "", line: line, style: fact.style)
      }
    }
    // What has no room is said in the details.
    let visible = VisibleRows(from: 0, of: rows.count, height: rect.height)
    for (y, row) in zip(rect.minY..., rows[visible.range]) {
      canvas.write(
        row.label,
        at: Point(x: rect.minX + 1, y: y),
        style: theme.muted,
        limit: start - Self.gap,
        ellipsis: theme.ellipsis
      )
      canvas.write(row.line, at: Point(x: rect.minX + start, y: y), style: row.style)
    }
    visible.drawArrows(beside: rect, into: &canvas, theme: theme)
  }

  // MARK: Details

  /// The lines of the details, wrapped, with a blank one between two sentences.
  private func detailLines(_ preview: ImportPreview, width: Int) -> [String] {
    let more = "…"
    let isDrawn = String(Character(theme.ellipsis)) == more
    let sentences = preview.details(wording)
      .map { isDrawn ? $0 : $0.replacing(more, with: "...") }
    guard !sentences.isEmpty else { return [wording(.importNoDetails)] }
    return Array(
      sentences.map { WrappedText($0, width: width).lines }.joined(separator: [""])
    )
  }

  /// The greatest number of rows of the details that are scrolled past.
  func lastScroll(of preview: ImportPreview) -> Int {
    let rect = layout(preview).details
    return max(0, detailLines(preview, width: rect.width).count - rect.height)
  }

  private func drawDetails(_ preview: ImportPreview, in rect: Rect, into canvas: inout Canvas) {
    let lines = detailLines(preview, width: rect.width)
    let visible = VisibleRows(from: screen.scroll, of: lines.count, height: rect.height)
    for (y, line) in zip(rect.minY..., lines[visible.range]) {
      canvas.write(line, at: Point(x: rect.minX, y: y), style: theme.muted)
    }
    visible.drawArrows(beside: rect, into: &canvas, theme: theme)
  }
}

extension ImportPreview {
  /// The settings that come beside notes, in words.
  func additions(_ wording: Wording) -> [String] {
    let (sets, types) = (change.parameters.count, change.noteTypes.count)
    return (sets > 0 ? [wording(.parameterSets(sets))] : [])
      + (types > 0 ? [wording(.noteTypes(types))] : [])
  }

  /// The sentences about what can't be kept or shown, with names and numbers, and about bad lines.
  func details(_ wording: Wording) -> [String] {
    remarks.map { wording($0) } + badLines.map { $0.words(wording) }
  }
}

extension ImportLoss.Fate {
  /// The words before a list of what has this fate.
  fileprivate var label: Phrase {
    switch self {
    case .unshown: .importNotShown
    case .unused: .importNotUsed
    case .repaired: .importRepaired
    case .left: .importLeft
    }
  }
}
