import DomainWords
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
    let text = line.inset(left: 2)
    switch row {
    case .deck(let id): draw(deck: .deck(id), in: text, into: &canvas)
    case .exam: draw(exam: row, in: text, into: &canvas)
    case .filtered(let id): draw(deck: .filtered(id), in: text, into: &canvas)
    case .card(let id): draw(card: id, in: text, into: &canvas)
    case .decks:
      write(wording(.homeMore(n: String(content.decks.more))), in: text, theme.muted, &canvas)
    case .wallet where content.form == .compact:
      let cards = wording(.walletCards(content.wallet.more))
      write(wording(.homeWallet), cards, in: text, theme.text, &canvas)
    case .wallet:
      write(wording(.homeMore(n: String(content.wallet.more))), in: text, theme.muted, &canvas)
    case .note(let id): draw(note: id, in: text, into: &canvas)
    case .study:
      write(wording(.homeStudy), context.keyName(.enter), in: text, theme.text, &canvas)
    case .offer(let offer):
      let key = keys[row].map { context.keyName($0) } ?? ""
      write(wording(offer.label), key, in: text, theme.text, &canvas)
    }
    if row == focus { canvas.focus(line, theme: theme) }
  }

  /// Writes a text, and another at the right.
  private func write(
    _ leading: String,
    _ trailing: String = "",
    in line: Rect,
    _ style: Style,
    _ canvas: inout Canvas
  ) {
    let width = displayWidth(of: trailing)
    canvas.write(
      leading,
      at: line.origin,
      style: style,
      limit: max(0, line.width - (width > 0 ? width + 2 : 0))
    )
    canvas.write(trailing, at: Point(x: line.maxX - width, y: line.minY), style: theme.muted)
  }

  /// Draws an exam: its name with the days until it, and how it stands where there is room.
  private func draw(exam row: HomeRow, in line: Rect, into canvas: inout Canvas) {
    guard let (_, exam, deck) = HomeContent.exams(context).first(where: { $0.row == row }) else {
      return
    }
    let today = context.environment.studyDay
    let title = exam.title(exam.name(in: deck), from: today, wording)
    let room = line.width - displayWidth(of: title) - 2
    let numbers = [true, false].compactMap { exam.numbers(on: today, wording, tellsLater: $0) }
      .first { displayWidth(of: $0) <= room }
    write(title, numbers ?? "", in: line, theme.text, &canvas)
  }

  private func draw(deck source: StudySource, in line: Rect, into canvas: inout Canvas) {
    // Only the first rows of the tree are ever shown.
    let rows = study.outline.rows.prefix(content.decks.rows.count)
    guard let row = rows.first(where: { $0.source == source }) else { return }
    let width = columns.reduce(0, +)
    let indent = min(2 * row.depth, line.width / 3)
    canvas.write(
      row.source.sign + row.name,
      at: line.origin.moved(x: indent),
      style: theme.text,
      limit: max(0, line.width - width - indent - 1)
    )
    let counts = [
      (row.due.new, theme.newCount), (row.due.learning, theme.learningCount),
      (row.due.review, theme.dueCount),
    ]
    write(counts, columns, in: line, into: &canvas)
  }

  /// Writes numbers into columns at the right of a line, those that are 0 muted.
  func write(
    _ counts: [(Int, Style)],
    _ columns: [Int],
    in line: Rect,
    into canvas: inout Canvas
  ) {
    var end = line.maxX - columns.reduce(0, +)
    for ((count, style), width) in zip(counts, columns) {
      end += width
      let text = String(count)
      canvas.write(
        text,
        at: Point(x: end - displayWidth(of: text), y: line.minY),
        style: count > 0 ? style : theme.muted
      )
    }
  }

  /// Heads above columns at the right of a line.
  func joined(_ heads: [String], _ columns: [Int]) -> String {
    zip(heads, columns).map {
      String(repeating: " ", count: max(1, $1 - displayWidth(of: $0))) + $0
    }.joined()
  }

  private func draw(note id: NoteID, in line: Rect, into canvas: inout Canvas) {
    guard
      let note = study.newestNotes?.prefix(content.newest.count).first(where: { $0.id == id })
    else { return }
    let deck = study.decks.first { $0.deck.id == note.deck }?.deck.name.leaf ?? ""
    let width = min(displayWidth(of: deck), line.width / 3)
    canvas.write(
      note.firstLine,
      at: line.origin,
      style: theme.text,
      limit: max(0, line.width - width - 2),
      ellipsis: theme.ellipsis
    )
    canvas.write(
      deck,
      at: Point(x: line.maxX - width, y: line.minY),
      style: theme.muted,
      limit: width,
      ellipsis: theme.ellipsis
    )
  }

  private func draw(card id: Int64, in line: Rect, into canvas: inout Canvas) {
    guard
      let entry = context.data.wallet.cards.prefix(content.wallet.rows.count)
        .first(where: { $0.id == id })
    else { return }
    if entry.isFavourite { canvas.put(theme.favourite, at: line.origin, style: theme.muted) }
    // The end of the number and of its validity, which are as wide in every row.
    let lastFour = entry.lastFour.isEmpty ? "" : "\(theme.mask)\(entry.lastFour.text)"
    let expiry = entry.expiry?.printed ?? ""
    let brand = entry.brandName ?? ""
    let end = line.maxX - 14
    canvas.write(lastFour, at: Point(x: end, y: line.minY), style: theme.muted)
    canvas.write(
      expiry,
      at: Point(x: line.maxX - displayWidth(of: expiry), y: line.minY),
      style: theme.muted
    )
    let half = line.width / 2 - 6
    let isWide = half >= 20
    canvas.write(
      entry.title.isEmpty ? brand : entry.title,
      at: line.origin.moved(x: 2),
      style: theme.text,
      limit: max(0, isWide ? half - 3 : end - line.minX - 4)
    )
    guard isWide, !entry.title.isEmpty else { return }
    canvas.write(
      brand,
      at: line.origin.moved(x: half),
      style: theme.muted,
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
