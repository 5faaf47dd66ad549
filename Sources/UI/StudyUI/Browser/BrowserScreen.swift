import Flashcards
import Screens
import SearchLanguage
import Widgets
import WindowLevels
import Wording

/// Lists all cards of a deck, with an incremental search. Cards can be marked, and what is done is
/// done to all that are marked, or else to the focused one.
struct BrowserScreen: StudyScreen {
  enum Action: DialogAnswering {
    case move(ListState.Move), search, edit, add, undo(UndoCommand), close
    case mark(SelectionAction)
    /// Ends the search or closes the screen, whatever is marked.
    case leave
    case change(Command, on: MarkTarget)
    case done, clear, complete, field(FieldAction)
    case dialog(DialogAction)
    /// Sorts by the next column.
    case sort
    /// Asks for the answers to the focused card.
    case tellHistory
  }

  /// Something that is done to cards.
  enum Command: Hashable, Sendable {
    case suspend, flag, delete, deleteForGood, tag, untag, moveDeck, export
  }

  /// A line of text being edited.
  enum Line: String, Codable, Sendable {
    case search, tags, addTags, removeTags
  }

  let deck: DeckID
  private(set) var list = ListState()
  var query = TextField(limit: longestSearch)
  var tags = TextField(limit: 1_000)
  /// The focused line; nil while the list is focused.
  var line: Line?
  /// The column by which the cards are sorted.
  private(set) var order = FlashcardOrder.added
  /// All cards in that order; nil until they are listed, and after a change.
  private var all: [FlashcardID]?
  /// The marked cards.
  private(set) var marks = RowMarks()
  /// The dialog before many cards are changed.
  var confirmation: BulkConfirmation<FlashcardEdit>?
  /// True once the focus was moved in the list while the search is typed, until its next character:
  /// the cursor is on the row then.
  var isInList = false
  /// The cards found; nil until the deck is loaded.
  private(set) var found: [FlashcardID]?
  /// The tags that what is typed can be completed to.
  var completions: [String]?
  /// The tags of all notes, while some are edited.
  var knownTags: [String]?
  /// The answers to the focused card, once they are read.
  private(set) var history: FlashcardHistory?
  /// The card whose answers were asked for.
  private var asked: FlashcardID?
  /// The moment from which on the focus has rested long enough for the answers to be asked for.
  private var restsAt: Instant?
  /// What the search was asked for, and found.
  var finding = CardFinding()
  /// True once Enter ended the search, until its next character: what it lacks is told then.
  var isSearchEnded = false
  /// The names that a search can be completed with, once they are read.
  var vocabulary: SearchVocabulary?
  var isVocabularyAsked = false
  /// The note that gets the focus once the deck is loaded; nil for the first one.
  private var start: NoteID?
  var keeping: Keeping?

  /// The message once a change is saved.
  struct Keeping {
    let message: StatusMessage
  }

  init(deck: DeckID, search: String = "", at start: NoteID? = nil) {
    self.deck = deck
    self.start = start
    query = TextField(search, limit: Self.longestSearch)
  }

  var requirement: StudyRequirement? { .deck(deck) }
  var takesText: Bool { line != nil }

  /// The focused card; nil if none is listed.
  var selected: FlashcardID? {
    guard let found, found.indices.contains(list.selected) else { return nil }
    return found[list.selected]
  }

  func shownFaces(_ deck: LoadedDeck, _ size: Size) -> [FlashcardID] {
    guard let found else { return [] }
    let rows = found.dropFirst(list.top).prefix(size.height)
    return (selected.map { [$0] } ?? []) + rows
  }

  /// The cards that something is done to, in the order of the list as far as they are listed.
  func targets(_ target: MarkTarget, _ shelf: LoadedDeck) -> [FlashcardID] {
    guard target == .marked, !marks.isEmpty else { return selected.map { [$0] } ?? [] }
    let shown = found?.filter { marks.contains($0.rawValue) } ?? []
    guard shown.count < marks.count else { return shown }
    return shown + marks.ids.subtracting(shown.map(\.rawValue)).sorted().map(FlashcardID.init)
  }

  // MARK: Keys

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    changeLine(context) { $0.type(scalar) }
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close where !marks.isEmpty && context.data.deck(deck) != nil:
      marks.clear()
      return []
    case .close, .leave: return leave(context)
    default: break
    }
    guard let shelf = context.data.deck(deck) else { return [.reload] }
    guard keeping == nil else { return [] }
    switch action {
    case .move(let move): self.move(move, context)
    case .search: (line, isInList) = (.search, false)
    case .done: return endLine(shelf, context)
    case .clear: clearLine(context)
    case .complete:
      if line == .search { completeSearch() } else { completeTag(shelf, context) }
    case .field(let action): changeLine(context) { $0.perform(action) }
    case .add: return [.open(NoteForm(addingTo: deck))]
    case .undo(let command): return [.undo(command, .decks(Set(shelf.decks.map(\.id))))]
    case .edit:
      return selected.flatMap { shelf.card($0) }.map { [.open(NoteForm(editing: $0, shelf))] }
        ?? nothing
    case .mark(let action): return mark(action, context)
    case .change(let command, let target): return change(command, target, shelf, context)
    case .dialog(let action): return answer(action, shelf, context)
    case .sort: sort(context)
    case .tellHistory: return readHistory()
    case .close, .leave: break
    }
    return []
  }

  /// The message where there is no card to do something to.
  var nothing: [Request] { [.tell(StatusMessage(.browserNothing))] }

  /// Ends the search, or else closes the screen.
  private mutating func leave(_ context: StudyContext) -> [Request] {
    guard !query.text.isEmpty else { return [.close] }
    query = TextField(limit: Self.longestSearch)
    search(context)
    return []
  }

  private mutating func move(_ move: ListState.Move, _ context: StudyContext) {
    isInList = true
    list.move(move, count: found?.count ?? 0, height: BrowserView.list(in: context.size).height)
  }

  private mutating func mark(_ action: SelectionAction, _ context: StudyContext) -> [Request] {
    marks.perform(action, (found ?? []).lazy.map(\.rawValue), focused: list.selected)
    if action == .toggle { move(.down, context) }
    guard case .rows = action else { return [] }
    return [.tell(StatusMessage(.listMarked(count: String(marks.count))))]
  }

  // MARK: Listing

  /// Lists cards. The focus stays on its card if that is listed, or else on its row,
  /// unless the list begins `fromTop`.
  mutating func list(
    _ found: [FlashcardID],
    _ shelf: LoadedDeck,
    _ context: StudyContext,
    fromTop: Bool
  ) {
    let focused = selected
    self.found = found
    marks.keep { shelf.card(FlashcardID(rawValue: $0)) != nil }
    let height = BrowserView.list(in: context.size).height
    let row = focused.flatMap { found.firstIndex(of: $0) }
    list.select(row ?? (fromTop ? 0 : list.selected), count: found.count, height: height)
  }

  /// All cards in the chosen order. They are sorted once, and again after a change.
  mutating func rows(_ shelf: LoadedDeck, _ context: StudyContext) -> [FlashcardID] {
    let rows =
      all ?? order.sorted(shelf.rows(of: shelf.order), of: shelf, context.wording.collation)
    all = rows
    return rows
  }

  /// Sorts by the next column. The focus stays on its card.
  private mutating func sort(_ context: StudyContext) {
    order = order.advanced(by: 1)
    all = nil
    search(context)
  }

  // MARK: Replies

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    defer { keeping = nil }
    refresh(change, context)
    return (keeping.map { [.tell($0.message)] } ?? []) + ask(context)
  }

  mutating func didFail(because reason: FailureReason) {
    keeping = nil
  }

  mutating func receive(_ news: WorkEvent) {
    if case .stopped = news { keeping = nil }
  }

  mutating func applyExternal(_ change: StudyData.Change, _ context: StudyContext) -> [Request] {
    guard case .saved(let change, _) = change else { return [] }
    refresh(change, context)
    // What was restored or added gets the focus.
    if let note = change.notes.first { select(note.id, context) }
    return ask(context)
  }

  private mutating func refresh(_ change: ChangeSet, _ context: StudyContext) {
    if !change.notes.isEmpty || !change.removesNothing || !change.cards.isEmpty {
      finding.forget()
      if let shelf = context.data.deck(deck) { found?.removeAll { shelf.card($0) == nil } }
      all = nil
      (vocabulary, isVocabularyAsked) = (nil, false)
      (history, asked) = (nil, nil)
    }
    search(context)
  }

  private mutating func select(_ note: NoteID, _ context: StudyContext) {
    guard let shelf = context.data.deck(deck), let card = shelf.awakeCards(of: note).first,
      let row = found?.firstIndex(of: card.id)
    else { return }
    let height = BrowserView.list(in: context.size).height
    list.select(row, count: found?.count ?? 0, height: height)
  }

  mutating func advance(_ context: StudyContext) -> [Request] {
    if found == nil {
      search(context)
      if found != nil, isUnsearched, let note = start.take() { select(note, context) }
    }
    if let line, line != .search, knownTags == nil {
      knownTags = context.data.deck(deck)?.tags(context.wording.collation)
    }
    let requests = ask(context)
    let rests = restsAt.map { context.now >= $0 } ?? true
    guard rests, BrowserView.hasPane(in: context.size) else { return requests }
    return requests + readHistory()
  }

  // MARK: Answers

  mutating func handle(_ input: ScreenInput<Action>, _ context: StudyContext) -> [Request] {
    let focused = selected
    let requests = carryOut(input, context)
    // Somebody who walks through the list does not want the answers to every card.
    if selected != focused { restsAt = context.now.advanced(by: .milliseconds(150)) }
    return requests + ask(context)
  }

  func nextFrame(after now: Instant) -> Instant? {
    restsAt.flatMap { $0 > now ? $0 : nil }
  }

  private mutating func readHistory() -> [Request] {
    guard let selected, asked != selected else { return [] }
    asked = selected
    return [.run(.loadAnswers(of: selected))]
  }

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    switch response {
    case .answers(let found, let id):
      guard id == asked, let shelf = context.data.deck(deck), let card = shelf.card(id) else {
        return []
      }
      let scheduler = shelf.scheduler(of: card.deck, boundary: context.boundary)
      history = FlashcardHistory(found, of: card, scheduler)
    case .foundCards(let result, let text):
      finding.receive(result, for: text)
      search(context, fromTop: line == .search)
      if let note = start.take() { select(note, context) }
    case .searchVocabulary(let names):
      vocabulary = names
      if line == .search { suggest() }
    default: break
    }
    return []
  }

  /// The question before many cards are changed.
  func dialog(_ context: StudyContext) -> Dialog? {
    guard let confirmation, let shelf = context.data.deck(deck) else { return nil }
    let words = confirmation.change.question(targets(.marked, shelf), shelf, context.wording)
    return confirmation.dialog(words.question, go: words.go, context.wording)
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    BrowserView(screen: self, context: context).draw(into: &canvas)
  }
}

/// The lock keeps the search, the marks, the edited line and the question.
extension BrowserScreen {
  private enum CodingKeys: CodingKey {
    case deck, list, query, tags, line, marks, confirmation, completions, order
  }
}
