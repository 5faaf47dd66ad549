import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Reviews the due cards of a deck, one at a time.
///
/// An answer is on disk before the next card is shown. Until then the session stays at the answered
/// card, and remains there if the answer can't be saved.
struct ReviewScreen: CardShowing {
  enum Action: DialogAnswering, CardOfferAction {
    case flip, rate(Rating), nudge(DragSide), undo(UndoCommand), edit, bury, suspend, flag
    /// Shows all that is known of the card.
    case information
    case scroll(Int), field(FieldAction), offer(CardOffer), next, add, close
    /// Has a filtered deck take cards anew.
    case rebuild
    /// Asks which cards of a deck to study beyond its queue.
    case customStudy
    case dialog(DialogAction)
  }

  /// The deck; of a filtered one the id of its contents.
  let deck: DeckID
  /// The filtered deck; nil for any other.
  let filtered: FilteredDeckID?
  /// The session; nil until the deck is loaded for the first time.
  var session: StudySession?
  /// True once the card is flipped.
  var showsAnswer = false
  /// The number of hints that were opened on the card; nil for none.
  var opened: Int?
  /// The typed answer.
  var typed = TextField(limit: 2_000)
  /// The first visible row of the card.
  var scroll = 0
  /// True if the answer to the current card is typed.
  var asksToType = false

  /// The current card, the wait for one, or the end of the session; nil until the session is
  /// reconciled with the vault.
  var turn: NextFlashcard?
  /// The session to continue with once a change is saved; nil if none is being saved.
  var pending: Pending?
  /// True while the filtered deck is being rebuilt.
  var isRebuilding = false
  /// True while the cards of another day of study are awaited.
  var awaitsDay = false
  /// The number of the load after whose cards others are awaited; nil while none are.
  var ended: Int?
  /// The moment at which the question was shown.
  var shownAt: Instant?
  /// The moment at which the due times are checked again.
  var wakeAt: Instant?
  /// The time of study since it was last asked whether to go on; nil without a card, and after a lock.
  var timebox: Timebox?
  /// The question whether to go on; nil while none is asked.
  var timeboxQuestion: TimeboxQuestion?
  /// The flip of the card.
  var flip: Animation?
  /// The drag of the card.
  var drag = StackDrag()
  /// True while what is shown may be read aloud, or its sounds be played.
  var isHeard = false
  /// The side whose sounds were played last as it came up; nil for none.
  var sounded: SoundedSide?
  /// The card that flies off.
  var leaving: CardFaceRows?

  private enum CodingKeys: CodingKey {
    case deck, filtered, session, showsAnswer, opened, typed, scroll, asksToType, timeboxQuestion
    case sounded
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
    self.init(.deck(deck))
  }

  /// The review of a deck, or of a filtered one.
  init(_ source: StudySource) {
    deck = source.contents
    filtered = if case .filtered(let id) = source { id } else { nil }
  }

  /// What the session is over.
  var source: StudySource { filtered.map { .filtered($0) } ?? .deck(deck) }

  /// The cards of the session if it is over `source`, which have to be loaded to reconcile it.
  func cardsInHand(of source: StudySource) -> [FlashcardID] {
    self.source == source ? session.map { Array($0.known) } ?? [] : []
  }

  var requirement: StudyRequirement? {
    switch turn {
    case .waiting, .finished: .sessionEnd(source)
    case .card, nil: .session(source, onNewDay: awaitsDay, after: ended)
    }
  }

  func shownFaces(_ data: StudyData, _ size: Size) -> [(card: FlashcardID, request: FaceRequest?)] {
    let cards = card.map { [$0] + (session?.upcoming(Self.ahead) ?? []) } ?? []
    return data.deck(deck)?.faceRequests(cards) ?? []
  }

  /// The number of cards that are rendered before their turn.
  private static let ahead = 3

  var takesText: Bool { asksToType && !showsAnswer && card != nil }

  /// The current card.
  var card: FlashcardID? {
    if case .card(let card) = turn { card } else { nil }
  }

  var shownCard: FlashcardID? { card }

  func answersBefore(_ context: StudyContext) -> Int? { session?.answered ?? 0 }

  /// True while a change is being saved.
  var isAtWork: Bool { pending != nil || isRebuilding }

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
    return carryOutAfterHush(input, context) + soundNewSide(context)
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    typed.type(scalar)
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    if case .close = action { return [.close] }
    if case .dialog(let action) = action { return answerTimebox(action, context) }
    guard let shelf = context.data.deck(deck) else { return [.reload] }
    guard !isAtWork else { return [] }
    switch action {
    case .undo(let command):
      return [.undo(command, .decks(Set((shelf.decks + shelf.homes).map(\.id))))]
    case .next:
      return nextDeck(context).map { [.close, .open(ReviewScreen($0.source))] } ?? [.close]
    case .add: return [.open(NoteForm(addingTo: deck))]
    case .customStudy: return [.open(CustomStudyScreen(shelf.deck))]
    case .rebuild:
      guard let filtered = shelf.filtered else { return [] }
      isRebuilding = true
      return [.run(.build(filtered, as: .filteredBuild, requiresCards: true))]
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
      guard let card = shelf.card(card), let note = shelf.note(card.note) else { return [] }
      let isOwn = filtered == nil && shelf.isOwn(card.deck)
      return [.open(NoteForm(editing: note, in: isOwn ? deck : card.deck))]
    case .information: return [.open(CardInformationScreen(of: card))]
    case .bury: return leaveOut(.bury, .reviewBuried, shelf) { $0.bury() }
    case .suspend: return leaveOut(.suspend, .cardsSuspended(1), shelf) { $0.suspend() }
    case .flag: return flag(shelf)
    case .offer(let offer):
      return use(offer, context) ?? [.tell(StatusMessage(.reviewNoCard))]
    case .scroll(let step): scroll(by: step, context)
    case .field(let action): typed.perform(action)
    case .undo, .next, .add, .close, .rebuild, .customStudy, .dialog: break
    }
    return []
  }

  /// Answers the card, or turns it first. The session goes on once the answer is saved.
  mutating func rate(
    _ rating: Rating,
    _ card: FlashcardID,
    _ shelf: LoadedDeck,
    _ context: StudyContext
  ) -> [Request] {
    guard showsAnswer else {
      drag.endMotion()
      turnOver(context)
      return []
    }
    guard var next = session, let shown = shelf.card(card) else { return [] }
    let spent = shownAt.map { $0.duration(to: context.now) } ?? .zero
    let answered = next.answer(
      rating,
      duration: UInt32(clamping: spent.nanoseconds / 1_000_000),
      at: context.moment,
      scheduler: shelf.scheduler(of: shown.deck, boundary: context.boundary),
      balance: shelf.balance(of: shown, context)
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
  func operation(
    _ kind: UndoableOperation.Kind,
    on card: Flashcard,
    _ shelf: LoadedDeck
  ) -> UndoableOperation {
    UndoableOperation(kind, shelf.note(card.note)?.content.title ?? "")
  }

  // MARK: Replies

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    if isRebuilding {
      beginAnew()
      return change.filteredDecks.first.map { [.tell($0.builtMessage(change, context.wording))] }
        ?? []
    }
    guard let pending else { return [] }
    session = pending.session
    self.pending = nil
    if !pending.keepsCard {
      turn = nil
      proceed(context)
    }
    return (pending.message.map { [.tell($0)] } ?? []) + soundNewSide(context)
  }

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    guard case .notBuilt(let problem) = response, isRebuilding else { return [] }
    isRebuilding = false
    return [.tell(StatusMessage(tone: .problem, problem?.phrase ?? .filteredNoCards))]
  }

  mutating func receive(_ news: WorkEvent) {
    if case .stopped = news { isRebuilding = false }
  }

  mutating func didFail(because reason: FailureReason) {
    pending = nil
    isRebuilding = false
    leaving = nil
    drag.endMotion()
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    ReviewView(screen: self, context: context).draw(into: &canvas)
  }
}
