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

  /// The rectangle of the missed cards in the summary.
  static func missed(in size: Size) -> Rect {
    let column = summary(in: size)
    return column.dropping(rows: min(column.height, SectionHead.height + 4))
  }

  private static func summary(in size: Size) -> Rect {
    Panes(in: Rect(size: size).dropping(rows: Heading.height), hasDetail: false, widest: 80).main
  }

  /// The area of the stack.
  private var body: Rect { Rect(size: context.size).dropping(rows: Heading.height) }

  /// The stack in its place, with a top card that has room for `face`.
  func stack(for face: CardFaceRows?) -> CardStackView {
    CardStackView(
      area: body,
      count: screen.round?.stack.count ?? 0,
      rows: face?.rows ?? 0,
      theme: theme,
      wording: wording
    )
  }

  /// The text on the top card; nil without a card.
  func face(_ shelf: LoadedDeck) -> CardFaceRows? { face(shelf, isTurned: screen.showsAnswer) }

  private func face(_ shelf: LoadedDeck, isTurned: Bool) -> CardFaceRows? {
    guard let round = screen.round, let id = round.stack.first,
      let face = context.data.face(id, opening: screen.opened)
    else {
      return nil
    }
    let width = CardStackView.textWidth(in: body)
    var rows = FlashcardSides(face: face, width: width, context: context).rows(isTurned: isTurned)
    rows.title = wording(.roundStack(n: String(round.stack.count)))
    rows.side = wording(isTurned ? .deckAnswer : .deckPrompt)
    rows.scroll = screen.scroll
    return rows
  }

  func draw(into canvas: inout Canvas) {
    let shelf = context.data.deck(screen.deck)
    Heading.draw(
      [wording(.homeFlashcards)] + (shelf?.deck.name.levels ?? []) + [wording(.keyRound)],
      corner: shelf == nil ? nil : clock,
      into: &canvas,
      context.environment
    )
    guard let shelf else {
      LoadingPlaceholder(screen.deck, context).draw(into: &canvas, context)
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
      ListView.Row(leading: wording(.keyCards), trailing: wording(screen.choice.phrase)),
      ListView.Row(
        leading: wording(.roundLength),
        trailing: wording(.seconds(screen.seconds))
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
    let rows = RoundFlashcards(shelf).all.map { id in
      let sign = screen.picked.contains(id) ? theme.check : theme.open
      let text = shelf.firstLines(id).question
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
    if state.isOver {
      drawSummary(round, state, shelf, into: &canvas)
    } else {
      drawTime(round, into: &canvas)
      let face = face(shelf)
      let stack = stack(for: face)
      stack.drawEdges(into: &canvas)
      if let flip = screen.flip, !flip.isFinished(at: context.now), let face,
        let back = self.face(shelf, isTurned: !screen.showsAnswer)
      {
        let progress = flip.progress(at: context.now)
        canvas.cursor = stack.drawTurning(from: back, to: face, progress, into: &canvas)
      } else if let face {
        canvas.cursor = stack.draw(face, look: look.isLeaving ? .rest : look, into: &canvas)
      }
      screen.drawDialog(into: &canvas, context)
    }
    if let leaving = screen.leaving, look.isLeaving {
      stack(for: leaving).draw(leaving, look: look, into: &canvas)
    }
  }

  /// Draws the bar of the time that is left.
  private func drawTime(_ round: Round, into canvas: inout Canvas) {
    let seconds = secondsLeft(round)
    let isLast = seconds <= Self.lastSeconds
    let area = Rect(size: context.size).dropping(rows: 1).keeping(rows: 1)
    let width = min(Panes.widest, area.width - 2)
    ProgressLine(
      done: seconds,
      of: Int(round.length.components.seconds),
      note: isLast ? "\(Character(theme.warningSign)) \(wording(.roundLastSeconds))" : "",
      style: isLast ? theme.bad : theme.good
    )
    .draw(in: area.centered(Size(width: width, height: 1)), into: &canvas, theme: theme)
  }

  /// The seconds left, in the steps in which countdowns are shown.
  private func secondsLeft(_ round: Round) -> Int {
    round.secondsLeft(at: context.now.sinceStart)
      .roundedUp(toMultipleOf: context.environment.countdownStep)
  }

  /// The seconds at the end of a round in which its bar warns.
  private static let lastSeconds = 10

  /// The time left. It stands in the corner, so that a tick changes only a few cells.
  private var clock: Heading.Corner? {
    guard screen.stage == .playing, let round = screen.round else { return nil }
    let now = context.now.sinceStart
    let seconds = secondsLeft(round)
    let isStill = round.state(at: now) == .paused
    let phrase = isStill ? Phrase.roundClockStill : Phrase.roundClock
    let text = wording(phrase(String(seconds)))
    return Heading.Corner(
      texts: [text],
      style: seconds <= Self.lastSeconds ? theme.bad : theme.title
    )
  }

  private func drawSummary(
    _ round: Round,
    _ state: Round.State,
    _ shelf: LoadedDeck,
    into canvas: inout Canvas
  ) {
    let summary = round.summary(at: context.now.sinceStart)
    let area = Self.summary(in: context.size)
    let seconds = Int((summary.used / .seconds(1)).rounded())
    SectionHead(wording(state.phrase), note: wording(.seconds(seconds)))
      .draw(in: area, into: &canvas, theme: theme)
    let next: Phrase =
      screen.isGraded
      ? .roundGraded
      : .roundAfter(
        again: context.keyName(.character("R")),
        grade: context.keyName(.character("+"))
      )
    let lines = [summary.phrase(wording), next].flatMap {
      WrappedText(wording($0), width: area.width).lines
    }
    var y = area.minY + SectionHead.height
    canvas.cursor = Point(x: area.minX, y: y)
    for line in lines where y < area.maxY {
      canvas.write(line, at: Point(x: area.minX, y: y), style: theme.text, limit: area.width)
      y += 1
    }
    let rect = Self.missed(in: context.size)
    let missed = round.missed
    guard !missed.isEmpty, y <= rect.minY else { return }
    Table(
      [
        Table.Column(wording(.roundMissed), width: 10, share: 1),
        Table.Column(wording(.deckAnswer), width: 10, share: 1),
      ],
      count: wording(.cards(missed.count))
    )
    .draw(missed.count, state: screen.list, in: rect, into: &canvas, theme: theme) { index in
      let (question, answer) = shelf.firstLines(missed[index])
      return Table.Row([
        Table.Field(question, style: theme.text),
        Table.Field(answer, style: theme.text),
      ])
    }
  }
}

extension Round.State {
  /// The words for a round that is over.
  var phrase: Phrase {
    switch self {
    case .timeUp: .roundTimeUp
    case .stackEmpty: .roundStackEmpty
    case .ready, .running, .paused, .ended: .roundEnded
    }
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
  /// The numbers in words.
  func phrase(_ wording: Wording) -> Phrase {
    .roundSummary(
      right: String(right),
      once: String(rightAtOnce),
      wrong: String(wrong),
      left: String(left),
      time: wording.spent(seconds: Int((used / .seconds(1)).rounded()))
    )
  }
}
