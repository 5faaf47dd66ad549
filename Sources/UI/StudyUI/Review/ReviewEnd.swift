import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The words at the end of a review: the answers given, and what is next and when.
struct ReviewEnd {
  /// The heading.
  let title: String
  /// The reason why there is no card; nil at the end of a review with answers.
  let reason: String?
  /// The numbers of answers, of right and of wrong ones; nil without answers.
  let answers: (all: String, right: String, wrong: String)?
  /// The time that the answers took; empty without answers.
  let time: String
  /// The deck to study next; nil if no other has due cards.
  let next: String?
  /// The next time at which this deck comes up; nil if it is not known.
  let again: String?

  /// The end of a review, or a pause in it; nil while a card is shown.
  init?(_ screen: ReviewScreen, _ context: StudyContext) {
    let wording = context.wording
    guard let session = screen.session, let shelf = context.data.deck(screen.deck) else {
      return nil
    }
    switch screen.turn {
    case .card, nil: return nil
    case .waiting(let until):
      title = wording(.reviewWaitingTitle)
      let minutes = context.minutes(until: until)
      reason = wording(.reviewWaitingText(time: wording.wait(minutes: minutes)))
    case .finished where screen.isFilteredDeckEmpty(context):
      title = wording(.reviewFinishedTitle)
      reason = wording(.filteredEmpty)
    case .finished where shelf.isEmpty:
      title = wording(.reviewEmptyTitle)
      reason = wording(.reviewEmptyText(key: context.keyName(.character("a"))))
    case .finished:
      title = wording(.reviewFinishedTitle)
      reason = session.answered == 0 ? wording(.reviewNoCard) : nil
    }
    answers =
      session.answered == 0
      ? nil
      : (
        wording(.answers(session.answered)),
        wording(.reviewRight(n: String(session.answered - session.wrong))),
        wording(.reviewWrong(n: String(session.wrong)))
      )
    time =
      session.answered == 0
      ? "" : wording.spent(seconds: Int((session.time / .seconds(1)).rounded()))
    next = screen.nextDeck(context).map {
      wording(
        .reviewNextDeck(
          deck: wording.name($0.name),
          due: String($0.due.total)
        )
      )
    }
    again = context.data.decks.first { $0.deck.id == screen.deck }?.nextReviews.map {
      wording(.nextDue($0.day, due: String($0.cards)))
    }
  }

  /// The lines as line mode says them.
  func lines(_ wording: Wording) -> [String] {
    let numbers = answers.map { [$0.all, $0.right, $0.wrong, time] }
    let spoken = numbers.map {
      wording(.asSentence(text: $0.joined(separator: wording(.listComma))))
    }
    return [title, reason, spoken, next, again].compactMap(\.self)
  }

  /// Draws the end in the middle of the screen, with the focus on what Enter goes to.
  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let theme = context.theme
    let body = canvas.bounds.dropping(rows: Heading.height)
    let width = min(64, body.width - 4)
    let texts = [reason, again].compactMap(\.self).map { WrappedText($0, width: width).lines }
    let rows = (answers == nil ? 0 : 2) + texts.reduce(0) { $0 + $1.count } + 2
    let box = body.centered(Size(width: width, height: SectionHead.height + rows))
    SectionHead(title, note: time).draw(in: box, into: &canvas, theme: theme)
    var y = box.minY + SectionHead.height
    if let answers {
      drawNumbers(answers, at: Point(x: box.minX, y: y), into: &canvas, theme)
      y += 2
    }
    for line in texts.joined() where y < box.maxY {
      canvas.write(line, at: Point(x: box.minX, y: y), style: theme.text, limit: width)
      y += 1
    }
    let start = Point(x: box.minX, y: min(y + 1, box.maxY - 1))
    canvas.write(
      next ?? context.wording(.keyBack),
      at: start.moved(x: 2),
      limit: width - 2,
      ellipsis: theme.ellipsis
    )
    canvas.focus(Rect(x: start.x, y: start.y, width: width, height: 1), theme: theme)
  }

  private func drawNumbers(
    _ answers: (all: String, right: String, wrong: String),
    at point: Point,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    let pieces = [
      (answers.all, theme.title), ("\(Character(theme.check)) " + answers.right, theme.good),
      ("\(Character(theme.cross)) " + answers.wrong, theme.bad),
    ]
    var x = point.x
    for (text, style) in pieces {
      x += canvas.write(text, at: Point(x: x, y: point.y), style: style) + 3
    }
  }
}

extension ReviewScreen {
  /// True if all cards of the filtered deck have gone home.
  func isFilteredDeckEmpty(_ context: StudyContext) -> Bool {
    filtered.flatMap { context.data.filteredDeck($0) }?.cards == 0
  }

  /// The deck to study once this one is done; nil if no other has due cards.
  func nextDeck(_ context: StudyContext) -> DeckRow? {
    context.data.deck(deck).flatMap {
      context.data.deckRows.next(after: source, named: $0.deck.name)
    }
  }
}
