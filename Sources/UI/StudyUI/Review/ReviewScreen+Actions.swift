import DomainWords
import Flashcards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// What else is done with the card that is shown, and what is done to it elsewhere.
extension ReviewScreen {
  /// The answer that Space and Enter give: Again after a typed answer that was wrong, else Good.
  func proposal(_ context: StudyContext) -> Rating {
    guard let card, let face = context.data.face(card) else { return .good }
    return comparison(with: face, context)?.isRight == false ? .again : .good
  }

  /// The words for when a card comes again after each answer.
  func intervals(
    of card: Flashcard,
    _ shelf: LoadedDeck,
    _ context: StudyContext
  ) -> PerRating<String> {
    let wording = context.wording
    guard let options = session?.filteredDeck(of: card)?.options, !options.reschedules else {
      let outcomes = shelf.scheduler(of: card.deck, boundary: context.boundary)
        .outcomes(
          of: card.progress,
          card: card.fuzzID,
          at: context.moment,
          balance: shelf.balance(of: card, context)
        )
      return PerRating { wording.interval(outcomes[$0].interval) }
    }
    return PerRating { options.delays.words(after: $0, wording) }
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
    _ card: FlashcardID,
    _ shelf: LoadedDeck,
    _ context: StudyContext
  ) -> [Request] {
    drag.reducesMotion = !context.moves
    guard drag.nudge(side, at: context.now.sinceStart) != nil else { return [] }
    return rate(side == .right ? .good : .again, card, shelf, context)
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
    let message = StatusMessage(tone: .success, .flagged(card.flag, 1))
    pending = Pending(session: next, message: message, keepsCard: true)
    return [.run(.save(change, operation(.flag, on: card, shelf)))]
  }

  mutating func scroll(by step: Int, _ context: StudyContext) {
    let view = ReviewView(screen: self, context: context)
    guard let face = view.face else { return }
    let most = view.stack(for: face).layout(of: face).mostScroll
    scroll = min(max(0, scroll + step), most)
  }

  /// Applies changes made elsewhere to the session. A card that was only edited stays on screen.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    guard let shelf = context.data.deck(deck) else {
      // The deck has other cards now.
      if filtered != nil || change.changesFilteredDecks
        || change.decks.contains(where: { $0.id == deck && $0.extra != nil })
      {
        beginAnew()
      }
      return
    }
    guard var session else { return }
    let shown = session.current
    let removed = Set(session.known.filter { !shelf.asks($0) })
    session.follow(
      changed: change.cards.filter { session.card($0.id) != nil || created.contains($0.id) },
      removed: removed,
      withdrawn: change.withdrawn,
      given: change.reviews
    )
    self.session = session
    if session.current != shown { turn = nil }
    if session.current == nil || turn == nil {
      turn = nil
      proceed(context)
    }
    if let card { asksToType = shelf.asksToType(card) }
  }
}

extension PerRating {
  /// A value for each rating.
  fileprivate init(_ value: (Rating) -> Value) {
    self.init(again: value(.again), hard: value(.hard), good: value(.good), easy: value(.easy))
  }
}
