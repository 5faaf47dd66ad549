import Flashcards
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Lists all notes of a deck, with an incremental search.
struct BrowserScreen: StudyScreen {
  enum Action: Sendable {
    case move(ListState.Move), search, edit, add, delete, undo, moveDeck, tag, suspend, flag
    case done, clear, field(FieldAction), close
  }

  /// A line of text being edited.
  enum Line: String, Codable, Sendable {
    case search, tags
  }

  let deck: DeckID
  private(set) var list = ListState()
  private(set) var query = TextField(limit: 200)
  private(set) var tags = TextField(limit: 1_000)
  /// The focused line; nil while the list is focused.
  private(set) var line: Line?
  /// The notes found; nil until the deck is loaded.
  private(set) var found: [NoteID]?
  private var index = NoteSearch()
  private var keeping: Keeping?

  private enum Keeping {
    case told(StatusMessage)
    case undo
  }

  private enum CodingKeys: CodingKey {
    case deck, list, query, tags, line
  }

  init(deck: DeckID) {
    self.deck = deck
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, .character("e"), does: .edit, .keyEdit),
      KeyBinding(.character("a"), does: .add, .keyAdd),
      KeyBinding(.character("/"), does: .search, .keySearch),
      KeyBinding(.character("d"), .delete, does: .delete, .keyDelete),
      KeyBinding(.character("u"), does: .undo, .keyUndo, inFooter: false),
      KeyBinding(.character("m"), does: .moveDeck, .keyMoveDeck, inFooter: false),
      KeyBinding(.character("t"), does: .tag, .keyTag, inFooter: false),
      KeyBinding(.character("s"), does: .suspend, .keySuspendCard, inFooter: false),
      KeyBinding(.character("!"), does: .flag, .keyFlag, inFooter: false),
    ] + ListState.bindings { .move($0) } + [
      KeyBinding(.escape, .left, does: .close, .keyBack)
    ]

  /// The keys while no note is listed.
  static let emptyBindings: [KeyBinding<Action>] = bindings.filter { binding in
    switch binding.action {
    case .add, .undo, .search, .close: true
    default: false
    }
  }

  /// The keys while the search is edited.
  static let lineBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .done, .keySubmit),
      KeyBinding(.up, does: .move(.up), .keyMove),
      KeyBinding(.down, does: .move(.down), .keyMove),
    ] + FieldAction.bindings { .field($0) } + [
      KeyBinding(.escape, does: .clear, .keyShowAll)
    ]

  /// The keys while the tags of the focused note are edited. The list keeps its focus meanwhile.
  static let tagBindings: [KeyBinding<Action>] =
    [KeyBinding(.enter, does: .done, .keySave)] + FieldAction.bindings { .field($0) } + [
      KeyBinding(.escape, does: .clear, .keyBack)
    ]

  var requirement: StudyRequirement? { .deck(deck) }
  var takesText: Bool { line != nil }

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard context.shelf(deck) != nil else {
      let isUnreadable = context.isUnreadable(deck)
      return LoadingPlaceholder.bindings(isUnreadable: isUnreadable, again: .edit, close: .close)
    }
    return table.map { binding in
      switch binding.action {
      case .close where !query.text.isEmpty: binding.inFooter(true, .keyShowAll)
      case .move where (found?.count ?? 0) < 2: binding.inFooter(false)
      default: binding
      }
    }
  }

  var table: [KeyBinding<Action>] {
    switch line {
    case .search: Self.lineBindings
    case .tags: Self.tagBindings
    case nil: selected == nil ? Self.emptyBindings : Self.bindings
    }
  }

  /// The focused note; nil if none is listed.
  var selected: NoteID? {
    guard let found, found.indices.contains(list.selected) else { return nil }
    return found[list.selected]
  }

  // MARK: Keys

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    changeLine(context) { _ = $0.apply(.type(scalar)) }
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    if case .close = action {
      guard !query.text.isEmpty else { return [.close] }
      query = TextField(limit: 200)
      search(context)
      return []
    }
    guard let shelf = context.shelf(deck) else { return [.run(.reload)] }
    guard keeping == nil else { return [] }
    switch action {
    case .move(let move):
      list.move(move, count: found?.count ?? 0, height: BrowserView.list(in: context.size).height)
      return []
    case .search:
      line = .search
      return []
    case .done: return endLine(shelf, context)
    case .clear:
      if line == .search { query = TextField(limit: 200) }
      line = nil
      search(context)
      return []
    case .field(let action):
      changeLine(context) { $0.perform(action) }
      return []
    case .add: return [.open(NoteForm(addingTo: deck))]
    case .undo:
      keeping = .undo
      return [.run(.undo([.noteRemoval], force: false))]
    default: break
    }
    guard let id = selected, let note = shelf.note(id) else {
      return [.tell(StatusMessage(.browserNothing))]
    }
    return change(note, action, shelf, context)
  }

  private mutating func change(
    _ note: Note,
    _ action: Action,
    _ shelf: LoadedDeck,
    _ context: StudyContext
  ) -> [Request] {
    switch action {
    case .edit:
      return shelf.cards(of: note.id).first
        .map { [.open(NoteForm(editing: $0, shelf))] } ?? []
    case .delete:
      let name = note.words.prompt.firstLine
      var change = ChangeSet()
      change.removedNotes = [note.id]
      keeping = .told(.init(tone: .success, .noteDeleted(name: name)))
      return [.run(.saveUndoable(change, UndoableOperation(.noteRemoval, name)))]
    case .moveDeck: return [.open(DeckNameScreen(.moving(note.id, shelf: deck)))]
    case .tag:
      tags = TextField(note.tags.text, limit: 1_000)
      line = .tags
      return []
    case .suspend:
      var cards = shelf.awakeCards(of: note.id)
      // If any card is suspended, all are unsuspended, such as those a review suspended; otherwise
      // all are suspended.
      let isSuspended = cards.contains(where: \.isSuspended)
      for index in cards.indices { cards[index].isSuspended = !isSuspended }
      guard cards.count > 1 else {
        return keep(cards, isSuspended ? .noteUnsuspended : .noteSuspended)
      }
      let number = context.wording.count(.cards, cards.count)
      return keep(
        cards,
        isSuspended ? .noteAllUnsuspended(cards: number) : .noteAllSuspended(cards: number)
      )
    case .flag:
      var cards = shelf.awakeCards(of: note.id)
      let flag = ((cards.lazy.map(\.flag).first { $0 > 0 } ?? 0) + 1) % 8
      for index in cards.indices { cards[index].flag = flag }
      let isOne = cards.count == 1
      let number = context.wording.count(.cards, cards.count)
      return keep(
        cards,
        flag == 0
          ? (isOne ? .reviewUnflagged : .noteAllUnflagged(cards: number))
          : (isOne
            ? .reviewFlagged(flag: String(flag))
            : .noteAllFlagged(cards: number, flag: String(flag)))
      )
    default: return []
    }
  }

  private mutating func keep(_ cards: [Card], _ phrase: Phrase) -> [Request] {
    var change = ChangeSet()
    change.cards = cards
    keeping = .told(StatusMessage(tone: .success, phrase))
    return [.run(.save(change))]
  }

  // MARK: The edited line

  private mutating func changeLine(
    _ context: StudyContext,
    _ body: (inout TextField) -> Void
  ) {
    switch line {
    case .search:
      body(&query)
      search(context)
    case .tags: body(&tags)
    case nil: break
    }
  }

  private mutating func endLine(_ shelf: LoadedDeck, _ context: StudyContext) -> [Request] {
    defer { line = nil }
    guard line == .tags, let id = selected, var note = shelf.note(id) else { return [] }
    note.tags = Tags(tags.text)
    note.modified = context.moment.time
    var change = ChangeSet()
    change.notes = [note]
    keeping = .told(StatusMessage(tone: .success, .noteTagged))
    return [.run(.save(change))]
  }

  /// Searches again. The focus stays on its note if that is found.
  private mutating func search(_ context: StudyContext) {
    guard let shelf = context.shelf(deck) else { return }
    let focused = selected
    let found = index.find(query.text, in: shelf)
    self.found = found
    let height = BrowserView.list(in: context.size).height
    let row = focused.flatMap { found.firstIndex(of: $0) } ?? (focused == nil ? list.selected : 0)
    list.select(row, count: found.count, height: height)
  }

  // MARK: Replies

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    defer { keeping = nil }
    refresh(change, context)
    guard case .told(let message) = keeping else { return [] }
    return [.tell(message)]
  }

  mutating func didFail(because reason: FailureReason) {
    keeping = nil
  }

  mutating func receive(_ news: WorkEvent) {
    if case .stopped = news { keeping = nil }
  }

  mutating func receive(_ news: StudyResponse, _ context: StudyContext) -> [Request] {
    switch news {
    case .takenBack(let result):
      keeping = nil
      if case .done(_, let change) = result {
        refresh(change, context)
        if let back = change.notes.first { select(back.id, context) }
      }
      return [.tell(StatusMessage(result, context.wording))]
    case .notTakenBack: keeping = nil
    default: break
    }
    return []
  }

  mutating func applyExternal(_ change: ChangeSet, created: Set<CardID>, _ context: StudyContext) {
    refresh(change, context)
  }

  private mutating func refresh(_ change: ChangeSet, _ context: StudyContext) {
    if !change.notes.isEmpty || !change.removesNothing || !change.cards.isEmpty {
      index.forget()
    }
    search(context)
  }

  private mutating func select(_ note: NoteID, _ context: StudyContext) {
    guard let row = found?.firstIndex(of: note) else { return }
    let height = BrowserView.list(in: context.size).height
    list.select(row, count: found?.count ?? 0, height: height)
  }

  mutating func advance(_ context: StudyContext) -> [Request] {
    if found == nil { search(context) }
    return []
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    BrowserView(screen: self, context: context).draw(into: &canvas)
  }
}
