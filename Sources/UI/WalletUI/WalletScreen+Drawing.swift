import DomainWords
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// The list, above it the search, and at its right or beneath it what is shown of the focused card.
extension WalletScreen {
  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    Heading.draw(
      [context.wording(.homeWallet)],
      corner: CountdownCorner(shown: detail?.shown(at: context.now), copied: copied)
        .corner(context),
      into: &canvas,
      context.environment
    )
    let layout = layout(context)
    let list = updatedList(context)
    if hasSearchLine { drawSearch(in: layout.search, into: &canvas, context) }
    drawList(list, in: layout.table, into: &canvas, context)
    if let strip = layout.strip { drawStrip(in: strip, into: &canvas, context) }
    if let (card, origin) = layout.card {
      detailView(context)?.draw(card, at: origin, into: &canvas)
    }
    if let detail = layout.detail, let view = detailView(context) {
      layout.panes.drawDivider(into: &canvas, theme: context.theme)
      view.draw(in: detail, into: &canvas)
    }
    if isSearching, !isInList || list.cards.isEmpty {
      placeCaret(in: layout.search, into: &canvas, context)
    }
    drawDialog(into: &canvas, context)
  }

  private func drawList(
    _ shown: WalletList,
    in rect: Rect,
    into canvas: inout Canvas,
    _ context: WalletContext
  ) {
    let row = WalletRow(context.environment)
    let cards = shown.cards
    let isEmpty = context.data.cards.isEmpty
    let count = context.wording.listCount(
      context.wording(.walletCards(cards.count)),
      marked: marks.count,
      hidden: marks.count - cards.count { marks.contains($0.id) }
    )
    Table(isEmpty ? [] : row.columns(shown, sort), count: isEmpty ? "" : count).draw(
      cards.count,
      state: list,
      in: rect,
      into: &canvas,
      theme: context.theme,
      hasFocus: detailLine == nil
    ) {
      var field = row.row(cards[$0], in: shown)
      field.isMarked = marks.contains(cards[$0].id)
      return field
    }
    guard cards.isEmpty else { return }
    let phrase: Phrase = isEmpty ? .walletEmpty(key: context.keyName(.character("a"))) : .noMatch
    let rows = Table.rows(in: rect)
    canvas.write(
      wrapped: context.wording(phrase),
      in: rows.inset(x: 2),
      style: context.theme.muted
    )
    canvas.cursor = rows.origin.moved(x: 2)
  }

  private func drawSearch(
    in rect: Rect,
    into canvas: inout Canvas,
    _ context: WalletContext
  ) {
    guard isSearching || !search.text.isEmpty else { return }
    let style = isSearching ? context.theme.accent : context.theme.muted
    canvas.write(context.wording(.walletSearch), at: rect.origin, style: style)
    _ = drawSearchText(in: rect, into: &canvas, context)
  }

  /// Puts the cursor where text is typed, after all else is drawn.
  private func placeCaret(in rect: Rect, into canvas: inout Canvas, _ context: WalletContext) {
    if let caret = drawSearchText(in: rect, into: &canvas, context) { canvas.cursor = caret }
  }

  /// - Returns: The place of the caret; nil while the field has no focus.
  private func drawSearchText(
    in rect: Rect,
    into canvas: inout Canvas,
    _ context: WalletContext
  ) -> Point? {
    let field = rect.origin.moved(x: displayWidth(of: context.wording(.walletSearch)) + 1)
    return TextLine(text: search.text, caret: isSearching ? search.caret : nil)
      .draw(
        at: field,
        columns: max(1, rect.maxX - field.x),
        into: &canvas,
        theme: context.theme
      )
      .map { field.moved(x: $0) }
  }

  /// Draws the digits that are revealed, where there is no drawn card for them.
  private func drawStrip(in rect: Rect, into canvas: inout Canvas, _ context: WalletContext) {
    guard let (field, _) = detail?.shown(at: context.now), let entry = focused(context) else {
      return
    }
    let theme = context.theme
    canvas.fill(
      Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
      with: theme.borderLines.horizontal,
      style: theme.border
    )
    let kept = KeptCardView(
      entry: entry,
      number: detail?.shown(.number, at: context.now),
      code: detail?.shown(.securityCode, at: context.now),
      context: context
    )
    let start = Point(x: rect.minX + 2, y: rect.minY + 1)
    let label = field.shortName(context.wording)
    let line = field == .number ? kept.numberLine : kept.codeLine
    // Where there is no room for both, the digits matter more.
    let hasLabel = displayWidth(of: label) + 4 + line.width <= rect.width
    let width = hasLabel ? canvas.write(label, at: start, style: theme.muted) + 2 : 0
    canvas.cursor = start.moved(x: width)
    line.draw(
      at: start.moved(x: width),
      columns: max(0, rect.width - 2 - width),
      into: &canvas,
      theme: theme
    )
  }

  var hasSearchLine: Bool { isSearching || !search.text.isEmpty }
}
