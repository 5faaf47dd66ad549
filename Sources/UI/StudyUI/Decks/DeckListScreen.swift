import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Lists the decks as a tree, with the number of cards due in each.
struct DeckListScreen: StudyScreen {
  enum Action: DialogAnswering {
    case move(ListState.Move), study, round, browse, browseAll, addNote, add, rename,
      undo(UndoCommand), options
    case statistics, importFile, importAny, close
    case mark(SelectionAction), delete(MarkTarget), export(MarkTarget)
    /// Closes the screen, whatever is marked.
    case leave
    /// Chooses a deck to move them into.
    case moveDecks(MarkTarget)
    /// Edits all cards of the marked decks.
    case edit(BulkEdit)
    /// Asks for tags to add to all notes of the marked decks, or to remove.
    case tag(adding: Bool)
    case field(FieldAction), complete, done, clear
    case dialog(DialogAction)
  }

  private(set) var list = ListState()
  /// The marked decks.
  private(set) var marks = RowMarks()
  /// The dialog before decks are deleted.
  private(set) var removal: DeckRemoval?
  /// The dialog before many cards are edited.
  var confirmation: BulkConfirmation<BulkEdit>?
  /// The line of tags; nil while none are typed.
  var tagging: TagLine?
  /// The effect under way; nil if there is none.
  var work: Work?
  /// The deck that gets the focus.
  private var sought: DeckID?

  enum Work {
    case counting
    case deletion(StatusMessage)
    case edit(BulkEdit)
  }

  private enum CodingKeys: CodingKey {
    case list, removal, marks, confirmation, tagging
  }

  /// The list, with the focus on its first row.
  init() {}

  /// The list, with the focus on a deck once the decks are loaded.
  init(focusing deck: DeckID) {
    sought = deck
  }

  var requirement: StudyRequirement? { .decks }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    let decks = context.data.decks
    switch action {
    case .close where marks.isEmpty, .leave: return [.close]
    case .close:
      marks.clear()
      return []
    case .move(let move):
      list.move(move, count: decks.count, height: rows(context).height)
      return []
    case .mark(let action): return mark(action, context)
    case .dialog(let action): return answer(action, context)
    case .field, .complete, .done, .clear: return changeLine(action, context)
    default: break
    }
    if context.data.decksLoading.failure != nil { return [.reload] }
    guard work == nil else { return [] }
    switch action {
    case .browseAll: return [.open(BrowserScreen(.everything))]
    case .add: return [.open(DeckNameScreen(.adding))]
    case .undo(let command): return [.undo(command, .area(.study))]
    case .importAny: return [.open(ImportScreen(into: nil))]
    case .importFile:
      let deck = decks.indices.contains(list.selected) ? decks[list.selected].deck.id : nil
      return [.open(ImportScreen(into: deck))]
    default: break
    }
    guard decks.indices.contains(list.selected) else {
      return [.tell(StatusMessage(.commandNoDecks))]
    }
    let deck = decks[list.selected].deck
    switch action {
    // A deck without cards has nothing to study, and offers what it needs.
    case .study where isEmpty(context): return perform(.addNote, context)
    case .study: return [.open(ReviewScreen(deck: deck.id))]
    case .round: return [.open(RoundScreen(deck: deck.id))]
    case .browse: return [.open(BrowserScreen(.deck(deck.id)))]
    case .addNote:
      return [.open(BrowserScreen(.deck(deck.id))), .open(NoteForm(addingTo: deck.id))]
    case .rename: return [.open(DeckNameScreen(.renaming(deck)))]
    case .options: return [.open(DeckOptionsScreen(deck))]
    case .statistics: return [.open(StatisticsScreen(deck: deck.id))]
    case .export(.marked) where !marks.isEmpty:
      return [.open(ExportScreen(deck, marked: .decks(marks)))]
    case .export: return [.open(ExportScreen(deck))]
    case .delete(let target):
      let removal = DeckRemoval(targets(target, context).map(\.id))
      self.removal = removal
      return count(removal)
    case .moveDecks(let target):
      let ids = targets(target, context).map(\.id.rawValue)
      return [.open(DeckMoveScreen(RowMarks(ids)))]
    case .edit(let edit): return ask(edit, context)
    case .tag(let adding):
      tagging = TagLine(adds: adding)
      return []
    case .move, .mark, .close, .leave, .add, .undo, .importFile, .importAny, .browseAll, .field,
      .complete, .done, .clear, .dialog:
      return []
    }
  }

  /// True if the focused deck has no cards.
  func isEmpty(_ context: StudyContext) -> Bool {
    let decks = context.data.decks
    return decks.indices.contains(list.selected) && decks[list.selected].cards == 0
      && context.data.decksLoading == .done
  }

  // MARK: Marks

  private mutating func mark(_ action: SelectionAction, _ context: StudyContext) -> [Request] {
    let decks = context.data.decks
    marks.perform(action, decks.map(\.deck.id.rawValue), focused: list.selected)
    if action == .toggle {
      list.move(.down, count: decks.count, height: rows(context).height)
    }
    guard case .rows = action else { return [] }
    return [.tell(StatusMessage(.listMarked(count: String(marks.count))))]
  }

  /// The decks that something is done to, without those within another of them.
  func targets(_ target: MarkTarget, _ context: StudyContext) -> [Deck] {
    let decks = context.data.decks.map(\.deck)
    guard target == .marked, !marks.isEmpty else {
      return decks.indices.contains(list.selected) ? [decks[list.selected]] : []
    }
    let marked = decks.filter { marks.contains($0.id.rawValue) }
    return marked.filter { deck in
      !marked.contains { $0.id != deck.id && $0.name.contains(deck.name) }
    }
  }

  // MARK: Deleting

  mutating func advance(_ context: StudyContext) -> [Request] {
    let decks = context.data.decks
    // Until the decks are there, the focus stays where a lock left it.
    guard context.data.decksLoading == .done else { return [] }
    list.fit(count: decks.count, height: rows(context).height)
    if let row = decks.firstIndex(where: { $0.deck.id == sought }) {
      list.select(row, count: decks.count, height: rows(context).height)
      sought = nil
    }
    marks.keep { id in decks.contains { $0.deck.id.rawValue == id } }
    guard let removal, removal.totals == nil, work == nil else { return [] }
    // A lock came while the dialog was open.
    let left = removal.keeping { id in decks.contains { $0.deck.id == id } }
    self.removal = left.decks.isEmpty ? nil : left
    return count(left)
  }

  private mutating func count(_ removal: DeckRemoval) -> [Request] {
    guard !removal.decks.isEmpty else { return [] }
    work = .counting
    return removal.decks.map { .run(.countDeck($0)) }
  }

  /// Follows an action of the dialog.
  private mutating func answer(_ action: DialogAction, _ context: StudyContext) -> [Request] {
    guard removal != nil else { return confirm(action, context) }
    guard work == nil, let choice = removal?.answer(action) else { return [] }
    let decks = context.data.decks.map(\.deck)
    let removed = decks.filter { removal?.decks.contains($0.id) == true }
    removal = nil
    guard choice != .keep, !removed.isEmpty else { return [] }
    let isForGood = choice == .deleteForGood
    return delete(removed, among: decks, isForGood: isForGood, context.wording)
  }

  /// Deletes decks and their subdecks.
  private mutating func delete(
    _ removed: [Deck],
    among decks: [Deck],
    isForGood: Bool,
    _ wording: Wording
  ) -> [Request] {
    var change = ChangeSet()
    change.removedDecks = Set(
      decks.filter { deck in removed.contains { $0.name.contains(deck.name) } }.map(\.id)
    ).union(removed.map(\.id))
    work = .deletion(
      StatusMessage(
        tone: .success,
        isForGood
          ? .deletedForGood
          : removed.count > 1
            ? .itemsDeleted(removed.count)
            : .itemDeleted(name: wording.name(removed[0].name))
      )
    )
    guard !isForGood else { return [.run(.deleteForGood(change))] }
    return [.run(.save(change, UndoableOperation(.deckRemoval, wording.written.name(of: removed))))]
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    defer { work = nil }
    switch work {
    case .deletion(let message): return [.tell(message)]
    case .edit(let edit):
      return [.tell(StatusMessage(tone: .success, edit.done(EditReport(change))))]
    case .counting, nil: return []
    }
  }

  mutating func didFail(because reason: FailureReason) {
    if case .counting = work { removal = nil }
    work = nil
  }

  mutating func receive(_ news: WorkEvent) {
    if case .stopped = news { work = nil }
  }

  mutating func receive(_ news: StudyResponse, _ context: StudyContext) -> [Request] {
    switch news {
    case .totals(let totals, let deck):
      removal?.count(totals, of: deck)
      if removal?.totals != nil { work = nil }
    default: break
    }
    return []
  }

  /// Focuses a deck that was added or changed.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    guard let changed = change.decks.first,
      let row = context.data.decks.firstIndex(where: { $0.deck.id == changed.id })
    else { return }
    list.select(row, count: context.data.decks.count, height: rows(context).height)
  }
}
