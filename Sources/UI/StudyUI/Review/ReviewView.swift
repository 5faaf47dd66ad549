import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws a review.
struct ReviewView {
  let screen: ReviewScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }
  private var form: AnswerRow.Form { AnswerRow.Form(context.size) }

  /// The area of the stack, with the answers beneath it.
  private var body: Rect { Rect(size: context.size).dropping(rows: Heading.height) }

  /// The stack of `count` cards in its place, with a top card that has room for `face`.
  func stack(of count: Int = 0, for face: CardFaceRows?) -> CardStackView {
    CardStackView(
      area: body.keeping(rows: body.height - form.height),
      count: count,
      rows: face?.rows ?? 0,
      theme: theme,
      wording: wording,
      sides: (Rating.good.phrase, Rating.again.phrase)
    )
  }

  /// The place of the answers, right beneath the stack.
  private func answers(_ stack: CardStackView) -> AnswerRow {
    let width = form == .boxes ? stack.card.width : min(76, context.size.width - 2)
    let area = Rect(
      x: (context.size.width - width) / 2,
      y: stack.end,
      width: width,
      height: form.height
    )
    return AnswerRow(
      form: form,
      area: area,
      theme: theme,
      wording: wording,
      proposed: screen.proposal(context)
    )
  }

  /// The text on the current card, as it is; nil without a card.
  var face: CardFaceRows? { face(isTurned: screen.showsAnswer) }

  private func face(isTurned: Bool) -> CardFaceRows? {
    guard let id = screen.card, let shelf = context.data.deck(screen.deck),
      let card = shelf.card(id),
      let face = context.data.face(id, opening: screen.opened)
    else { return nil }
    let width = CardStackView.textWidth(in: body)
    let sides = FlashcardSides(face: face, width: width, context: context)
    var rows =
      face.expected == nil
      ? sides.rows(isTurned: isTurned)
      : sides.rows(typed: screen.typed.text, isTurned: isTurned)
    let home = shelf.deck(card.deck)?.name
    rows.title =
      screen.session?.filteredDeck(of: card) == nil
      ? home?.leaf ?? "" : home.map { wording(.filteredHomeDeck(deck: wording.name($0))) } ?? ""
    if card.flag > 0 {
      rows.title += " \(Character(theme.separator)) \(wording(.cardFlag(flag: String(card.flag))))"
    }
    if shelf.note(card.note)?.tags.contains(Tags.leech) == true {
      rows.title += " \(Character(theme.separator)) \(wording(.cardLeech))"
    }
    rows.side = wording(isTurned ? .deckAnswer : .deckPrompt)
    rows.scroll = screen.scroll
    return rows
  }

  func draw(into canvas: inout Canvas) {
    let shelf = context.data.deck(screen.deck)
    let left = screen.session?.counts
    Heading.draw(
      [wording(.homeFlashcards)] + (shelf?.deck.name.levels ?? [wording(.stateReview)])
        + (shelf?.filtered.map { [wording($0.mark)] } ?? []),
      corner: shelf == nil ? nil : left.map(corner),
      into: &canvas,
      context.environment
    )
    guard shelf != nil, let turn = screen.turn else {
      LoadingPlaceholder(screen.deck, context).draw(into: &canvas, context)
      return
    }
    let look = screen.drag.look(at: context.now.sinceStart)
    switch turn {
    case .card:
      drawProgress(left?.total ?? 0, into: &canvas)
      let face = face
      let stack = stack(of: left?.total ?? 0, for: face)
      stack.drawEdges(into: &canvas)
      if let face { drawCard(face, stack, look, into: &canvas) }
    case .waiting, .finished:
      ReviewEnd(screen, context)?.draw(into: &canvas, context)
    }
    if let leaving = screen.leaving, look.isLeaving {
      stack(for: leaving).draw(leaving, look: look, into: &canvas)
    }
    screen.drawDialog(into: &canvas, context)
  }

  /// Draws how many of the session's cards are answered.
  private func drawProgress(_ left: Int, into canvas: inout Canvas) {
    let done = screen.session?.answered ?? 0
    let total = done + left
    let area = Rect(size: context.size).dropping(rows: 1).keeping(rows: 1)
    let width = min(Panes.widest, area.width - 2)
    ProgressLine(
      done: done,
      of: total,
      note: wording(.reviewProgress(done: String(done), total: String(total)))
    )
    .draw(
      in: area.centered(Size(width: width, height: 1)),
      into: &canvas,
      theme: theme
    )
  }

  private func drawCard(
    _ face: CardFaceRows,
    _ stack: CardStackView,
    _ look: DragLook,
    into canvas: inout Canvas
  ) {
    if let flip = screen.flip, !flip.isFinished(at: context.now),
      let back = self.face(isTurned: !screen.showsAnswer)
    {
      let progress = flip.progress(at: context.now)
      canvas.cursor = stack.drawTurning(from: back, to: face, progress, into: &canvas)
      return
    }
    // While an answer is being saved, the card has left already.
    guard !screen.isAtWork || look == .rest else { return }
    canvas.cursor = stack.draw(face, look: look.isLeaving ? .rest : look, into: &canvas)
    if screen.takesText { drawField(face, stack, into: &canvas) }
    drawAnswers(stack, into: &canvas)
  }

  /// Draws the field of the typed answer beneath the rule.
  private func drawField(
    _ face: CardFaceRows,
    _ stack: CardStackView,
    into canvas: inout Canvas
  ) {
    let text = stack.text(on: stack.card)
    guard let top = stack.layout(of: face).answerTop else { return }
    let at = Point(x: text.minX, y: text.minY + top)
    canvas.put(theme.pointer, at: at, style: theme.accent)
    let line = TextLine(
      text: screen.typed.text,
      placeholder: screen.typed.text.isEmpty ? wording(.kindTyped) : "",
      caret: screen.typed.caret
    )
    let column = line.draw(
      at: at.moved(x: 2),
      columns: text.width - 2,
      into: &canvas,
      theme: theme
    )
    canvas.cursor = at.moved(x: 2 + (column ?? 0))
  }

  /// The kind as which a card is counted: where answers change no schedule each is a review at first.
  private func kind(of card: Flashcard) -> QueueKind {
    guard screen.session?.isPreview(card) == true else { return QueueKind(of: card) }
    return card.stay?.again == nil ? .due : .learning
  }

  /// The numbers of cards left, with that of the kind of the current card underlined.
  private func corner(_ counts: StudyCounts) -> Heading.Corner {
    let card = screen.card.flatMap { screen.session?.card($0) }
    return Heading.Corner(
      counts,
      current: card.map { kind(of: $0) },
      theme: theme,
      wording: wording
    )
  }

  /// Draws the four answers, or before the turn the key that turns the card.
  private func drawAnswers(_ stack: CardStackView, into canvas: inout Canvas) {
    let row = answers(stack)
    guard screen.showsAnswer else {
      let key = context.keyName(screen.takesText ? .enter : .character(" "))
      return row.draw(hint: wording(.reviewTurnHint(key: key)), into: &canvas)
    }
    guard let id = screen.card, let card = screen.session?.card(id),
      let shelf = context.data.deck(screen.deck)
    else { return }
    row.draw(screen.intervals(of: card, shelf, context), into: &canvas)
  }
}
