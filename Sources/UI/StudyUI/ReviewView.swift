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

  /// The rows of the four answers.
  private var answerRows: Int { context.size.width >= 60 ? 1 : 2 }

  /// The stack of `count` cards in its place.
  func stack(of count: Int = 0) -> CardStackView {
    let size = context.size
    let area = Rect(
      x: 0,
      y: Heading.height - 1,
      width: size.width,
      height: size.height - Heading.height + 1 - answerRows
    )
    return CardStackView(area: area, count: count, theme: theme, wording: wording)
  }

  /// The text on the current card.
  var face: CardStackView.Face? {
    guard let id = screen.card, let shelf = context.shelf(screen.deck), let card = shelf.card(id),
      let face = shelf.face(id)
    else { return nil }
    let sides = CardSides(face: face, width: stack().text.width, context: context)
    var rows = sides.question
    if screen.showsAnswer {
      rows = face.expected == nil ? sides.answered : sides.compared(with: screen.typed.text)
    }
    var title = shelf.deck(card.deck)?.name.leaf ?? ""
    if card.flag > 0 {
      title += " \(Character(theme.separator)) \(wording(.cardFlag(flag: String(card.flag))))"
    }
    if shelf.note(card.note)?.tags.contains(Tags.leech) == true {
      title += " \(Character(theme.separator)) \(wording(.cardLeech))"
    }
    return CardStackView.Face(
      rows: rows,
      title: title,
      side: wording(screen.showsAnswer ? .deckAnswer : .deckPrompt),
      scroll: screen.scroll
    )
  }

  func draw(into canvas: inout Canvas) {
    let shelf = context.shelf(screen.deck)
    let left = screen.session?.counts
    Heading.draw(
      [wording(.homeFlashcards), shelf?.deck.name.description ?? wording(.reviewTitle)],
      corner: shelf == nil ? nil : left.map(corner),
      into: &canvas,
      context.environment
    )
    guard shelf != nil, let turn = screen.turn else {
      LoadingPlaceholder.draw(screen.deck, into: &canvas, context)
      return
    }
    let stack = self.stack(of: left?.total ?? 0)
    let look = screen.drag.look(at: context.now.sinceStart)
    switch turn {
    case .card:
      stack.drawEdges(into: &canvas)
      drawCard(stack, look, into: &canvas)
    case .waiting(let until):
      drawWaiting(until, into: &canvas)
    case .finished:
      drawFinished(into: &canvas)
    }
    if let leaving = screen.leaving, look.isLeaving {
      stack.draw(leaving, look: look, into: &canvas)
    }
  }

  private func drawCard(_ stack: CardStackView, _ look: DragLook, into canvas: inout Canvas) {
    if let flip = screen.flip, !flip.isFinished(at: context.now) {
      stack.drawTurning(flip.progress(at: context.now), into: &canvas)
      canvas.cursor = stack.card.origin
      return
    }
    // While an answer is being saved, the card has left already.
    guard !screen.isAtWork || look == .rest, var face else { return }
    if screen.takesText { face.rows = withField(face.rows, stack) }
    canvas.cursor = stack.draw(face, look: look.isLeaving ? .rest : look, into: &canvas)
    if screen.takesText { drawField(stack, into: &canvas) }
    if screen.showsAnswer { drawAnswers(into: &canvas) } else { drawTurnHint(into: &canvas) }
  }

  /// The rows with the last ones left free for the typed answer.
  private func withField(_ rows: StyledRows, _ stack: CardStackView) -> StyledRows {
    var rows = rows
    rows.rows = Array(rows.rows.dropFirst(screen.scroll).prefix(max(1, stack.text.height - 2)))
    while rows.rows.count < stack.text.height { rows.rows.append(.init()) }
    return rows
  }

  private func drawField(_ stack: CardStackView, into canvas: inout Canvas) {
    let text = stack.text
    let at = Point(x: text.minX, y: text.maxY - 1)
    canvas.put(theme.pointer, at: at, style: theme.accent)
    let line = TextLine(
      text: screen.typed.text,
      layer: screen.typed.text.isEmpty ? wording(.typedLayer) : "",
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

  /// The number of cards left of each kind, with words where there is room.
  private func corner(_ counts: StudyCounts) -> Heading.Corner {
    let texts = [Phrase.reviewCounts, Phrase.reviewCountsShort].map { phrase in
      wording(phrase(String(counts.new), String(counts.learning), String(counts.review)))
    }
    return Heading.Corner(texts: texts, style: theme.muted)
  }

  private var answerRect: Rect {
    let size = context.size
    let width = min(76, size.width - 2)
    return Rect(
      x: (size.width - width) / 2,
      y: size.height - answerRows,
      width: width,
      height: answerRows
    )
  }

  private func drawTurnHint(into canvas: inout Canvas) {
    canvas.writeCentered(
      wording(
        .reviewTurnHint(key: context.keyName(screen.takesText ? .enter : .character(" ")))
      ),
      in: answerRect,
      y: answerRect.minY,
      style: theme.muted
    )
  }

  /// Draws the four answers, each with its key and the interval it leads to.
  private func drawAnswers(into canvas: inout Canvas) {
    guard let id = screen.card, let card = screen.session?.card(id),
      let shelf = context.shelf(screen.deck)
    else { return }
    let outcomes = shelf.scheduler(of: card.deck, boundary: context.boundary)
      .outcomes(of: card.progress, card: card.fuzzID, at: context.moment)
    let rect = answerRect
    let ratings: [Rating] = answerRows == 1 ? Rating.allCases : [.again, .good, .hard, .easy]
    let columns = answerRows == 1 ? 4 : 2
    let width = rect.width / columns
    for (index, rating) in ratings.enumerated() {
      let at = Point(x: rect.minX + index % columns * width, y: rect.minY + index / columns)
      let style: Style =
        switch rating {
        case .again: theme.bad
        case .good: theme.good
        case .hard, .easy: .plain
        }
      let sign =
        switch rating {
        case .again: " \(Character(theme.cross))"
        case .good: " \(Character(theme.check))"
        case .hard, .easy: ""
        }
      let used = canvas.write(
        "\(rating.rawValue)\(sign) \(wording(rating.phrase))",
        at: at,
        style: style,
        limit: width
      )
      canvas.write(
        wording.interval(outcomes[rating].interval),
        at: at.moved(x: used + 1),
        style: theme.muted,
        limit: max(0, width - used - 2)
      )
    }
  }

  private func drawWaiting(_ until: Timestamp, into canvas: inout Canvas) {
    let minutes = context.minutes(until: until)
    LoadingPlaceholder.draw(
      wording(.reviewWaitingTitle),
      wording(.reviewWaitingText(time: wording.wait(minutes: minutes))),
      into: &canvas,
      context
    )
  }

  private func drawFinished(into canvas: inout Canvas) {
    let isEmpty = context.shelf(screen.deck)?.isEmpty ?? true
    LoadingPlaceholder.draw(
      wording(isEmpty ? .reviewEmptyTitle : .reviewFinishedTitle),
      isEmpty ? wording(.reviewEmptyText) : screen.finishedText(wording),
      into: &canvas,
      context
    )
  }
}

extension ReviewScreen {
  /// The message at the end of a session, with the number of answers given.
  func finishedText(_ wording: Wording) -> String {
    guard let answered = session?.answered, answered > 0 else {
      return wording(.reviewNothingText)
    }
    return wording(.reviewFinishedText(answers: wording.count(.answers, answered)))
  }
}

extension Rating {
  /// The word for the answer.
  var phrase: Phrase {
    switch self {
    case .again: .answerWrong
    case .hard: .answerHard
    case .good: .answerRight
    case .easy: .answerEasy
    }
  }
}
