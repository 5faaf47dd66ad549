import Flashcards
import PaymentCards
import Screens
import StudyUI
import WalletUI
import Widgets
import WindowLevels
import Wording

/// The rows of Home.
extension HomeView {
  /// Draws rows from the top of `rect` down.
  ///
  /// - Returns: The rectangle beneath them.
  @discardableResult
  func draw(_ rows: [HomeRow], in rect: Rect, into canvas: inout Canvas) -> Rect {
    for (index, row) in rows.enumerated().prefix(max(0, rect.height)) {
      draw(row, in: rect.dropping(rows: index).keeping(rows: 1), into: &canvas)
    }
    return rect.dropping(rows: rows.count)
  }

  private func draw(_ row: HomeRow, in line: Rect, into canvas: inout Canvas) {
    let isFocused = row == focus
    if isFocused {
      canvas.fill(line, style: theme.selectionFill)
      canvas.put(theme.pointer, at: line.origin, style: theme.focused(theme.selection))
      canvas.cursor = line.origin
    }
    let text = line.inset(left: 2)
    let style = isFocused ? theme.focused(theme.text) : theme.text
    let second = isFocused ? theme.focused(theme.muted) : theme.muted
    switch row {
    case .deck(let id): draw(deck: id, in: text, isFocused: isFocused, into: &canvas)
    case .card(let id): draw(card: id, in: text, isFocused: isFocused, into: &canvas)
    case .decks:
      write(wording(.homeMore(n: String(content.decks.more))), "", text, second, second, &canvas)
    case .wallet where content.form == .compact:
      write(
        wording(.homeWallet),
        wording(.walletCards(content.wallet.more)),
        text,
        style,
        second,
        &canvas
      )
    case .wallet:
      write(wording(.homeMore(n: String(content.wallet.more))), "", text, second, second, &canvas)
    case .study: write(wording(.homeStudy), context.keyName(.enter), text, style, second, &canvas)
    case .offer(let offer):
      let key = keys[row].map { context.keyName($0) } ?? ""
      write(wording(offer.label), key, text, style, second, &canvas)
    }
  }

  /// Writes a text, and another at the right.
  private func write(
    _ leading: String,
    _ trailing: String,
    _ line: Rect,
    _ style: Style,
    _ second: Style,
    _ canvas: inout Canvas
  ) {
    let width = displayWidth(of: trailing)
    canvas.write(
      leading,
      at: line.origin,
      style: style,
      limit: max(0, line.width - (width > 0 ? width + 2 : 0))
    )
    canvas.write(trailing, at: Point(x: line.maxX - width, y: line.minY), style: second)
  }

  private func draw(deck id: DeckID, in line: Rect, isFocused: Bool, into canvas: inout Canvas) {
    // Only the first rows of the tree are ever shown.
    guard
      let row = study.outline.rows.prefix(content.decks.rows.count).first(where: { $0.id == id })
    else { return }
    let width = columns.reduce(0, +)
    let indent = min(2 * row.depth, line.width / 3)
    canvas.write(
      row.name,
      at: line.origin.moved(x: indent),
      style: isFocused ? theme.focused(theme.text) : theme.text,
      limit: max(0, line.width - width - indent - 1)
    )
    let counts = [
      (row.due.new, theme.newCount), (row.due.learning, theme.learningCount),
      (row.due.review, theme.dueCount),
    ]
    var end = line.maxX - width
    for ((count, style), width) in zip(counts, columns) {
      end += width
      let text = String(count)
      let own = count > 0 ? style : theme.muted
      canvas.write(
        text,
        at: Point(x: end - displayWidth(of: text), y: line.minY),
        style: isFocused ? theme.focused(own) : own
      )
    }
  }

  private func draw(card id: Int64, in line: Rect, isFocused: Bool, into canvas: inout Canvas) {
    guard
      let entry = context.data.wallet.cards.prefix(content.wallet.rows.count)
        .first(where: { $0.id == id })
    else { return }
    let style = isFocused ? theme.focused(theme.text) : theme.text
    let second = isFocused ? theme.focused(theme.muted) : theme.muted
    if entry.isFavourite { canvas.put(theme.favourite, at: line.origin, style: second) }
    // The end of the number and of its validity, which are as wide in every row.
    let lastFour = entry.lastFour.isEmpty ? "" : "\(theme.mask)\(entry.lastFour.text)"
    let expiry = entry.expiry?.printed ?? ""
    let brand = entry.brandName ?? ""
    let end = line.maxX - 14
    canvas.write(lastFour, at: Point(x: end, y: line.minY), style: second)
    canvas.write(
      expiry,
      at: Point(x: line.maxX - displayWidth(of: expiry), y: line.minY),
      style: second
    )
    let half = line.width / 2 - 6
    let isWide = half >= 20
    canvas.write(
      entry.title.isEmpty ? brand : entry.title,
      at: line.origin.moved(x: 2),
      style: style,
      limit: max(0, isWide ? half - 3 : end - line.minX - 4)
    )
    guard isWide, !entry.title.isEmpty else { return }
    canvas.write(
      brand,
      at: line.origin.moved(x: half),
      style: second,
      limit: max(0, end - line.minX - half - 2)
    )
  }
}

extension Rect {
  /// The rectangle without its first columns.
  fileprivate func inset(left columns: Int) -> Rect {
    Rect(x: minX + columns, y: minY, width: max(0, width - columns), height: height)
  }
}
