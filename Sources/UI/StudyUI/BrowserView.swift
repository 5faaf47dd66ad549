import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the list of notes.
struct BrowserView {
  let screen: BrowserScreen
  let context: StudyContext

  /// The rectangle of the list.
  static func list(in size: Size) -> Rect {
    Rect(
      x: 2,
      y: Heading.height + 1,
      width: size.width - 4,
      height: size.height - Heading.height - 1
    )
  }

  func draw(into canvas: inout Canvas) {
    let wording = context.wording
    let theme = context.theme
    let shelf = context.shelf(screen.deck)
    Heading.draw(
      [wording(.homeFlashcards), shelf?.deck.name.description ?? "", wording(.keyCards)],
      into: &canvas,
      context.environment
    )
    guard let shelf, let found = screen.found else {
      LoadingPlaceholder.draw(screen.deck, into: &canvas, context)
      return
    }
    let rect = Self.list(in: canvas.size)
    drawLine(into: &canvas, found: found.count)
    guard !found.isEmpty else {
      let at = rect.origin.moved(x: 2, y: 1)
      canvas.write(
        wording(shelf.order.isEmpty ? .browserEmpty : .browserNotFound),
        at: at,
        style: theme.faint
      )
      if screen.line == nil { canvas.cursor = at }
      return
    }
    let cursor = canvas.cursor
    draw(found, shelf, in: rect, into: &canvas)
    if screen.line != nil { canvas.cursor = cursor }
  }

  /// Draws the edited line or the search, and the number of notes found.
  private func drawLine(into canvas: inout Canvas, found: Int) {
    let wording = context.wording
    let theme = context.theme
    let y = Heading.height - 1
    let count = wording.count(.notes, found)
    let end = canvas.size.width - displayWidth(of: count) - 2
    canvas.write(count, at: Point(x: end, y: y), style: theme.faint)
    guard screen.line != nil || !screen.query.text.isEmpty else { return }
    let isTags = screen.line == .tags
    let label = wording(isTags ? .noteTags : .keySearch)
    let used = canvas.write(label, at: Point(x: 2, y: y), style: theme.accent)
    let field = isTags ? screen.tags : screen.query
    let at = Point(x: 3 + used, y: y)
    let column = TextLine(text: field.text, caret: screen.line == nil ? nil : field.caret)
      .draw(at: at, columns: max(4, end - at.x - 1), into: &canvas, theme: theme)
    if screen.line != nil { canvas.cursor = at.moved(x: column ?? 0) }
  }

  /// Formats only the visible rows, as there may be very many notes.
  private func draw(
    _ found: [NoteID],
    _ shelf: LoadedDeck,
    in rect: Rect,
    into canvas: inout Canvas
  ) {
    let theme = context.theme
    var state = screen.list
    state.fit(count: found.count, height: rect.height)
    let half = (rect.width - 14) / 2
    for (offset, id) in found.dropFirst(state.top).prefix(rect.height).enumerated() {
      guard let note = shelf.note(id) else { continue }
      let y = rect.minY + offset
      let isSelected = state.top + offset == state.selected
      let style = isSelected ? theme.selected : .plain
      if isSelected {
        canvas.fill(
          Rect(x: rect.minX, y: y, width: rect.width, height: 1),
          style: Style(attributes: style.attributes.intersection(.reverse))
        )
        canvas.put(theme.pointer, at: Point(x: rect.minX, y: y), style: style)
        canvas.cursor = Point(x: rect.minX, y: y)
      }
      canvas.write(
        note.words.prompt.firstLine,
        at: Point(x: rect.minX + 2, y: y),
        style: style,
        limit: half,
        ellipsis: theme.ellipsis
      )
      let word = word(for: shelf.awakeCards(of: id))
      let answer = Point(x: rect.minX + half + 3, y: y)
      canvas.write(
        note.words.answer.firstLine,
        at: answer,
        style: isSelected ? style : theme.faint,
        limit: max(0, min(half, rect.maxX - displayWidth(of: word) - 2 - answer.x)),
        ellipsis: theme.ellipsis
      )
      canvas.write(
        word,
        at: Point(x: rect.maxX - displayWidth(of: word) - 1, y: y),
        style: isSelected ? style : theme.faint
      )
    }
    drawMore(found.count, state, rect, into: &canvas)
  }

  /// The words for the states of a note's cards, with its flag: each state of one or two cards; of
  /// more, how many are suspended, or else the state of the one with the shortest interval.
  func word(for cards: [Card]) -> String {
    var flag = ""
    if let flagged = cards.first(where: { $0.flag > 0 }) { flag = "!\(flagged.flag) " }
    let words = cards.map(state)
    guard Set(words).count > 1 else { return words.first.map { flag + $0 } ?? "" }
    guard cards.count > 2 else {
      return flag + words.joined(separator: context.wording(.listComma))
    }
    let suspended = cards.count { $0.isSuspended }
    guard suspended == 0 else {
      return flag
        + context.wording(
          .stateSomeSuspended(count: String(suspended), all: String(cards.count))
        )
    }
    let next = cards.min { $0.progress.intervalDays < $1.progress.intervalDays }
    return next.map { flag + state(of: $0) } ?? ""
  }

  /// The word for a card's state.
  func state(of card: Card) -> String {
    let wording = context.wording
    if card.isSuspended { return wording(.stateSuspended) }
    switch card.progress.phase {
    case .new: return wording(.columnNew)
    case .learning, .relearning: return wording(.columnLearning)
    case .review: return wording.interval(.days(card.progress.intervalDays))
    }
  }

  private func drawMore(_ count: Int, _ state: ListState, _ rect: Rect, into canvas: inout Canvas) {
    let theme = context.theme
    if state.top > 0, let up = theme.arrows[.up]?.unicodeScalars.first {
      canvas.put(up, at: Point(x: rect.maxX, y: rect.minY), style: theme.faint)
    }
    if state.top + rect.height < count, let down = theme.arrows[.down]?.unicodeScalars.first {
      canvas.put(down, at: Point(x: rect.maxX, y: rect.maxY - 1), style: theme.faint)
    }
  }
}
