import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Reviews the due cards of a deck, one at a time.
///
/// An answer is on disk before the next card is shown. Until then the session stays at the answered
/// card, and remains there if the answer can't be saved.
struct ReviewScreen: StudyScreen {
  enum Action: Sendable {
    case flip, rate(Rating), nudge(DragSide), undo(UndoCommand), edit, bury, suspend, flag
    case scroll(Int), field(FieldAction), hear, openHint, next, add, close
  }

  /// The deck.
  let deck: DeckID
  /// The session; nil until the deck is loaded for the first time.
  var session: StudySession?
  /// True once the card is flipped.
  var showsAnswer = false
  /// The number of hints that were opened on the card; nil for none.
  var opened: Int?
  /// The typed answer.
  private(set) var typed = TextField(limit: 2_000)
  /// The first visible row of the card.
  var scroll = 0
  /// True if the answer to the current card is typed.
  private(set) var asksToType = false

  /// The current card, the wait for one, or the end of the session; nil until the session is
  /// reconciled with the vault.
  private(set) var turn: NextCard?
  /// The session to continue with once a change is saved; nil if none is being saved.
  var pending: Pending?
  /// True while the cards of another day of study are awaited.
  private var awaitsDay = false
  /// The moment at which the question was shown.
  var shownAt: Instant?
  /// The moment at which the due times are checked again.
  private var wakeAt: Instant?
  /// The flip of the card.
  var flip: Animation?
  /// The drag of the card.
  var drag = StackDrag()
  /// True while what is shown may be read aloud.
  private var isHeard = false
  /// The card that flies off.
  var leaving: CardFaceRows?

  private enum CodingKeys: CodingKey {
    case deck, session, showsAnswer, opened, typed, scroll, asksToType
  }

  /// A change that is being saved.
  struct Pending {
    let session: StudySession
    /// The message once the change is saved.
    let message: StatusMessage?
    /// True if the current card stays.
    let keepsCard: Bool
  }

  init(deck: DeckID) {
    self.deck = deck
  }

  /// The cards of the session if it is of `deck`, which have to be loaded to reconcile it.
  func cardsInHand(of deck: DeckID) -> [CardID] {
    self.deck == deck ? session.map { Array($0.known) } ?? [] : []
  }

  var requirement: StudyRequirement? {
    switch turn {
    case .waiting, .finished: .sessionEnd(deck)
    case .card, nil: .session(deck, onNewDay: awaitsDay)
    }
  }

  func shownFaces(_ deck: LoadedDeck, _ size: Size) -> [CardID] {
    card.map { [$0] + (session?.upcoming(Self.ahead) ?? []) } ?? []
  }

  /// The number of cards that are rendered before their turn.
  private static let ahead = 3

  var takesText: Bool { asksToType && !showsAnswer && card != nil }

  /// The current card.
  var card: CardID? {
    if case .card(let card) = turn { card } else { nil }
  }

  /// True while a change is being saved.
  var isAtWork: Bool { pending != nil }

  func nextFrame(after now: Instant) -> Instant? {
    [
      flip?.nextFrame(after: now),
      drag.nextChange(after: now.sinceStart).map { Instant.zero.advanced(by: $0) }, wakeAt,
    ].compactMap(\.self).filter { $0 > now }.min()
  }

  // MARK: Keys

  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    if case .action(.nudge) = input {} else { drag.endMotion() }
    flip = nil
    leaving = nil
    // Any other key ends what is read aloud.
    let hushes = isHeard
    isHeard = false
    return (hushes ? [.run(.hush)] : []) + carryOut(input, context)
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    typed.type(scalar)
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    if case .close = action { return [.close] }
    guard let shelf = context.shelf(deck) else { return [.run(.reload)] }
    guard pending == nil else { return [] }
    switch action {
    case .undo(let command): return [.undo(command, .decks(Set(shelf.decks.map(\.id))))]
    case .next:
      return nextDeck(context).map { [.close, .open(ReviewScreen(deck: $0.deck.id))] } ?? [.close]
    case .add: return [.open(NoteForm(addingTo: deck))]
    default: break
    }
    guard let card, shelf.hasFace(card) else {
      return [.tell(StatusMessage(.reviewNoCard))]
    }
    switch action {
    case .flip: turnOver(context)
    case .rate(let rating): return rate(rating, card, shelf, context)
    case .nudge(let side): return nudge(side, card, shelf, context)
    case .edit:
      return shelf.card(card).map { [.open(NoteForm(editing: $0, shelf))] } ?? []
    case .bury: return leaveOut(.bury, .reviewBuried, shelf) { $0.bury() }
    case .suspend: return leaveOut(.suspend, .reviewSuspended, shelf) { $0.suspend() }
    case .flag: return flag(shelf)
    case .hear: return hear(card, shelf, context)
    case .openHint: openHint(context)
    case .scroll(let step): scroll(by: step, context)
    case .field(let action): typed.perform(action)
    case .undo, .next, .add, .close: break
    }
    return []
  }

  /// Has the side that is shown read aloud.
  private mutating func hear(
    _ card: CardID,
    _ shelf: LoadedDeck,
    _ context: StudyContext
  ) -> [Request] {
    guard let face = openedFace(card, shelf) else {
      return [.tell(StatusMessage(.reviewNoCard))]
    }
    isHeard = true
    let deck = shelf.card(card).flatMap { shelf.deck($0.deck) }
    return context.hear(showsAnswer ? face.answer : face.question, of: deck)
  }

  mutating func scroll(by step: Int, _ context: StudyContext) {
    let view = ReviewView(screen: self, context: context)
    guard let face = view.face else { return }
    let most = view.stack(for: face).layout(of: face).mostScroll
    scroll = min(max(0, scroll + step), most)
  }

  // MARK: Replies

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    guard let pending else { return [] }
    session = pending.session
    self.pending = nil
    if !pending.keepsCard {
      turn = nil
      proceed(context)
    }
    return pending.message.map { [.tell($0)] } ?? []
  }

  mutating func didFail(because reason: FailureReason) {
    pending = nil
    leaving = nil
    drag.endMotion()
  }

  /// Applies changes made elsewhere to the session. A card that was only edited stays on screen.
  mutating func applyExternal(_ change: ChangeSet, created: Set<CardID>, _ context: StudyContext) {
    guard var session, let shelf = context.shelf(deck) else { return }
    let shown = session.current
    let removed = Set(
      session.known.filter { !shelf.hasFace($0) }
    )
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

  mutating func advance(_ context: StudyContext) -> [Request] {
    guard let shelf = context.shelf(deck), pending == nil else { return [] }
    if turn == nil || session == nil {
      settle(shelf, context)
    } else if card == nil {
      turn = nil
      proceed(context)
    }
    return []
  }

  /// Begins the session, or resumes one that was set aside.
  private mutating func settle(_ shelf: LoadedDeck, _ context: StudyContext) {
    let request = shelf.request(context)
    let before = session?.current
    if var session {
      _ = session.reconcile(request)
      self.session = session
    } else {
      session = StudySession(request)
    }
    let isSame = before != nil && session?.current == before
    let (wasTurned, wasTyped, wasAt, wasOpened) = (showsAnswer, typed, scroll, opened)
    proceed(context)
    if isSame {
      (showsAnswer, typed, scroll, opened) = (wasTurned, wasTyped, wasAt, wasOpened)
    }
  }

  /// Shows the next card, on the current day of study.
  private mutating func proceed(_ context: StudyContext) {
    guard var session, let shelf = context.shelf(deck) else { return }
    awaitsDay = false
    if session.current == nil, session.isStale(at: context.moment) {
      guard shelf.covers(context.boundary.day(of: context.moment)) else {
        // The session is reconciled with them once they are loaded.
        awaitsDay = true
        turn = nil
        return
      }
      session.refill(shelf.request(context))
    }
    let next = session.next(at: context.moment)
    self.session = session
    let isOther = next != turn
    turn = next
    wakeAt = nil
    switch next {
    case .card(let card):
      guard isOther else { return }
      showsAnswer = false
      opened = nil
      scroll = 0
      typed = TextField(limit: 2_000)
      asksToType = shelf.asksToType(card)
      shownAt = context.now
    case .waiting(let until):
      wakeAt = context.instant(of: until, withinMinute: true)
    case .finished:
      let left = context.boundary.millisecondsLeft(at: context.moment)
      wakeAt = context.now.advanced(by: .milliseconds(left))
    }
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    ReviewView(screen: self, context: context).draw(into: &canvas)
  }
}
