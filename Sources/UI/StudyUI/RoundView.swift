import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws a round.
struct RoundView {
  let screen: RoundScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The rectangle of the lists.
  static func list(in size: Size) -> Rect {
    Heading.rectBeneath(in: size, width: 70)
  }

  /// The stack in its place.
  var stack: CardStackView {
    let size = context.size
    let area = Rect(
      x: 0,
      y: Heading.height - 1,
      width: size.width,
      height: size.height - Heading.height
    )
    return CardStackView(
      area: area,
      count: screen.round?.stack.count ?? 0,
      theme: theme,
      wording: wording
    )
  }

  /// The text on the top card; nil without a card.
  func face(_ shelf: LoadedDeck) -> CardStackView.Face? {
    guard let id = screen.round?.stack.first, let face = shelf.face(id) else { return nil }
    let sides = CardSides(face: face, width: stack.text.width, context: context)
    return CardStackView.Face(
      rows: screen.showsAnswer ? sides.answered : sides.question,
      title: wording(.roundStack(cards: wording.count(.cards, stack.count))),
      side: wording(screen.showsAnswer ? .deckAnswer : .deckPrompt),
      scroll: screen.scroll
    )
  }

  func draw(into canvas: inout Canvas) {
    let shelf = context.shelf(screen.deck)
    Heading.draw(
      [wording(.homeFlashcards), shelf?.deck.name.description ?? "", wording(.keyRound)],
      corner: shelf == nil ? nil : clock,
      into: &canvas,
      context.environment
    )
    guard let shelf else {
      LoadingPlaceholder.draw(screen.deck, into: &canvas, context)
      return
    }
    switch screen.stage {
    case .setup: drawSetup(into: &canvas)
    case .picking: drawPicking(shelf, into: &canvas)
    case .playing: drawRound(shelf, into: &canvas)
    }
  }

  private func drawSetup(into canvas: inout Canvas) {
    let rows = [
      ListView.Row(leading: wording(.roundCards), trailing: wording(screen.choice.phrase)),
      ListView.Row(
        leading: wording(.roundLength),
        trailing: wording.count(.seconds, screen.seconds)
      ),
    ]
    let rect = Self.list(in: canvas.size)
    ListView.draw(rows, state: screen.list, in: rect, into: &canvas, theme: theme)
    canvas.write(
      wrapped: wording(.roundText),
      in: Rect(x: 4, y: rect.minY + 3, width: rect.width - 2, height: rect.height - 3),
      style: theme.muted
    )
  }

  private func drawPicking(_ shelf: LoadedDeck, into canvas: inout Canvas) {
    let rows = RoundCards(shelf).all.map { id in
      let sign = screen.picked.contains(id) ? theme.check : theme.open
      let text = shelf.face(id)?.question.first?.text ?? ""
      return ListView.Row(leading: "\(Character(sign)) \(text)")
    }
    ListView.draw(
      rows,
      state: screen.list,
      in: Self.list(in: canvas.size),
      into: &canvas,
      theme: theme
    )
  }

  private func drawRound(_ shelf: LoadedDeck, into canvas: inout Canvas) {
    guard let round = screen.round else { return }
    let now = context.now.sinceStart
    let state = round.state(at: now)
    let look = screen.drag.look(at: now)
    let stack = stack
    if state.isOver {
      drawSummary(round.summary(at: now), state, into: &canvas)
    } else {
      stack.drawEdges(into: &canvas)
      if let flip = screen.flip, !flip.isFinished(at: context.now) {
        stack.drawTurning(flip.progress(at: context.now), into: &canvas)
        canvas.cursor = stack.card.origin
      } else if let face = face(shelf) {
        canvas.cursor = stack.draw(face, look: look.isLeaving ? .rest : look, into: &canvas)
      }
    }
    if let leaving = screen.leaving, look.isLeaving {
      stack.draw(leaving, look: look, into: &canvas)
    }
  }

  /// The time left. It stands in the corner, so that a tick changes only a few cells.
  private var clock: Heading.Corner? {
    guard screen.stage == .playing, let round = screen.round else { return nil }
    let now = context.now.sinceStart
    let seconds = round.secondsLeft(at: now)
    let isStill = round.state(at: now) == .paused
    let phrase = isStill ? Phrase.roundClockStill : Phrase.roundClock
    let text = wording(phrase(String(seconds)))
    return Heading.Corner(
      texts: [text],
      style: seconds <= 10 ? theme.bad : theme.title
    )
  }

  private func drawSummary(
    _ summary: RoundSummary,
    _ state: Round.State,
    into canvas: inout Canvas
  ) {
    LoadingPlaceholder.draw(
      wording(state == .timeUp ? .roundTimeUp : .roundStackEmpty),
      wording(summary.phrase) + "\n"
        + wording(screen.isGraded ? .roundGraded : .roundAfter),
      into: &canvas,
      context
    )
  }
}

extension RoundScreen.Choice {
  /// The word for the choice.
  var phrase: Phrase {
    switch self {
    case .all: .roundAll
    case .due: .roundDue
    case .forgotten: .roundForgotten
    case .flagged: .roundFlagged
    case .picked: .roundPicked
    }
  }
}

extension RoundSummary {
  var phrase: Phrase {
    .roundSummary(
      right: String(right),
      wrong: String(wrong),
      once: String(rightAtOnce),
      left: String(left),
      seconds: String(Int((used / .seconds(1)).rounded()))
    )
  }
}
