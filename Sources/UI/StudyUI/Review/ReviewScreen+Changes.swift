import Flashcards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// The actions of the keys on the card that is shown. The session goes on once they are saved.
extension ReviewScreen {
  /// The answer that Space and Enter give: Again after a typed answer that was wrong, else Good.
  func proposal(_ context: StudyContext) -> Rating {
    guard let card, let face = context.shelf(deck)?.face(card) else { return .good }
    return comparison(with: face, context)?.isRight == false ? .again : .good
  }

  /// The comparison of the typed answer with the expected one; nil if none was expected.
  func comparison(with face: CardFace, _ context: StudyContext) -> TypedAnswer? {
    face.expected.map { expected in
      TypedAnswer(
        typed: typed.text,
        expected: expected,
        forgiving: face.forgiveness(context.preferences.forgiveness)
      )
    }
  }

  mutating func turnOver(_ context: StudyContext) {
    showsAnswer.toggle()
    // The prompt stays where it was, scrolled as far as it was.
    if context.preferences.readingMode { scroll = 0 }
    scroll(by: 0, context)
    if context.moves {
      flip = Animation(start: context.now, duration: .milliseconds(160), curve: .linear)
    }
  }

  /// Pushes the card to a side; the push that throws it off answers it. Before the card is flipped
  /// it only flips it.
  mutating func nudge(
    _ side: DragSide,
    _ card: CardID,
    _ shelf: LoadedDeck,
    _ context: StudyContext
  ) -> [Request] {
    drag.reducesMotion = !context.moves
    guard drag.nudge(side, at: context.now.sinceStart) != nil else { return [] }
    return rate(side == .right ? .good : .again, card, shelf, context)
  }

  mutating func rate(
    _ rating: Rating,
    _ card: CardID,
    _ shelf: LoadedDeck,
    _ context: StudyContext
  ) -> [Request] {
    guard showsAnswer else {
      drag.endMotion()
      turnOver(context)
      return []
    }
    guard var next = session, let id = shelf.card(card)?.deck else { return [] }
    let spent = shownAt.map { $0.duration(to: context.now) } ?? .zero
    let answered = next.answer(
      rating,
      duration: UInt32(clamping: spent.nanoseconds / 1_000_000),
      at: context.moment,
      scheduler: shelf.scheduler(of: id, boundary: context.boundary)
    )
    guard let answered else { return [.tell(StatusMessage(.reviewNoCard))] }
    var change = ChangeSet()
    change.reviews = [answered.review]
    change.cards = [answered.card] + answered.buried
    var message: StatusMessage?
    if answered.isLeech, var note = shelf.note(answered.card.note) {
      note.tags.insert(Tags.leech)
      note.modified = context.moment.time
      change.notes = [note]
      message = StatusMessage(
        tone: .problem,
        answered.card.isSuspended ? .reviewLeechSuspended : .reviewLeech
      )
    }
    leaving = context.moves ? ReviewView(screen: self, context: context).face : nil
    drag.reducesMotion = !context.moves
    drag.leave(rating.isPass ? .right : .wrong, at: context.now.sinceStart)
    pending = Pending(session: next, message: message, keepsCard: false)
    return [.run(.save(change, operation(.answer, on: answered.card, shelf)))]
  }

  /// An operation on a card, by the words of its note.
  private func operation(
    _ kind: UndoableOperation.Kind,
    on card: Flashcard,
    _ shelf: LoadedDeck
  ) -> UndoableOperation {
    UndoableOperation(kind, shelf.note(card.note)?.content.title ?? "")
  }

  mutating func leaveOut(
    _ kind: UndoableOperation.Kind,
    _ phrase: Phrase,
    _ shelf: LoadedDeck,
    _ body: (inout StudySession) -> Flashcard?
  ) -> [Request] {
    guard var next = session, let card = body(&next) else { return [] }
    var change = ChangeSet()
    change.cards = [card]
    let message = StatusMessage(tone: .success, phrase)
    pending = Pending(session: next, message: message, keepsCard: false)
    return [.run(.save(change, operation(kind, on: card, shelf)))]
  }

  mutating func flag(_ shelf: LoadedDeck) -> [Request] {
    guard var next = session, let shown = card, let flag = next.card(shown)?.flag,
      let card = next.flag((flag + 1) % 8)
    else { return [] }
    var change = ChangeSet()
    change.cards = [card]
    let message =
      card.flag == 0
      ? StatusMessage(tone: .success, .reviewUnflagged)
      : StatusMessage(
        tone: .success,
        .reviewFlagged(flag: String(card.flag))
      )
    pending = Pending(session: next, message: message, keepsCard: true)
    return [.run(.save(change, operation(.flag, on: card, shelf)))]
  }
}
