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
    /// Makes a filtered deck, or has the focused one take cards anew, or send them home.
    case addFiltered, rebuild, empty
    /// Lists the note types.
    case noteTypes
    /// Checks pictures and sounds.
    case checkMedia
    /// Asks which cards of the deck to study beyond its queue.
    case customStudy
    /// Moves the days of the deck's cards.
    case load
    /// Shows the exams of the deck.
    case exam
  }

  private(set) var list = ListState()
  /// The marked decks.
  private(set) var marks = RowMarks()
  /// The dialog before decks are deleted.
  private(set) var removal: DeckRemoval?
  /// The dialog before a filtered deck is deleted.
  var filteredRemoval: BulkConfirmation<FilteredDeckID>?
  /// The dialog before many cards are edited.
  var confirmation: BulkConfirmation<BulkEdit>?
  /// The line of tags; nil while none are typed.
  var tagging: TagLine?
  /// The effect under way; nil if there is none.
  var work: Work?
  /// The deck that gets the focus.
  private var sought: DeckName?

  enum Work {
    case counting
    case deletion(StatusMessage)
    case edit(BulkEdit)
    /// A filtered deck takes cards, or sends them home.
    case building, emptying
  }

  private enum CodingKeys: CodingKey {
    case list, removal, filteredRemoval, marks, confirmation, tagging
  }

  /// The list, with the focus on its first row.
  init() {}

  /// The list, with the focus on a deck once the decks are loaded.
  init(focusing deck: DeckName) {
    sought = deck
  }

  var requirement: StudyRequirement? { .decks }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    let decks = context.data.deckRows
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
    case .addFiltered: return [.open(FilteredDeckScreen())]
    case .noteTypes: return [.open(NoteTypesScreen())]
    case .checkMedia: return [.open(MediaCheckScreen())]
    case .undo(let command): return [.undo(command, .area(.study))]
    case .importAny: return [.open(ImportScreen(into: nil))]
    case .importFile:
      return [.open(ImportScreen(into: selected(context)?.deck?.id))]
    default: break
    }
    guard let selected = selected(context) else {
      return [.tell(StatusMessage(.commandNoDecks))]
    }
    if let filtered = selected.filtered, marks.isEmpty {
      return perform(action, on: filtered, context)
    }
    guard let deck = selected.deck ?? targets(.marked, context).first else { return [] }
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
    case .customStudy: return [.open(CustomStudyScreen(deck))]
    case .exam: return [.open(ExamScreen(deck: deck.id))]
    case .load: return [.open(LoadScreen(deck: deck.id))]
    case .move, .mark, .close, .leave, .add, .undo, .importFile, .importAny, .browseAll, .field,
      .complete, .done, .clear, .dialog, .addFiltered, .noteTypes, .checkMedia, .rebuild, .empty:
      return []
    }
  }

  /// The focused row; nil without any.
  func selected(_ context: StudyContext) -> DeckRow? {
    let rows = context.data.deckRows
    return rows.indices.contains(list.selected) ? rows[list.selected] : nil
  }

  /// True if the focused deck has no cards, nor filtered decks within it that have some to study.
  func isEmpty(_ context: StudyContext) -> Bool {
    guard let row = selected(context), context.data.decksLoading == .done else { return false }
    return row.cards == 0 && row.due.total == 0
  }

  // MARK: Marks

  private mutating func mark(_ action: SelectionAction, _ context: StudyContext) -> [Request] {
    let rows = context.data.deckRows
    switch action {
    // Filtered decks can't be marked.
    case .all, .invert:
      marks.perform(action, context.data.decks.map(\.deck.id.rawValue), focused: 0)
    default:
      marks.perform(action, rows.map(\.markID), focused: list.selected)
      marks.keep { $0 != DeckRow.unmarkable }
    }
    if action == .toggle {
      list.move(.down, count: rows.count, height: self.rows(context).height)
    }
    guard case .rows = action else { return [] }
    return [.tell(StatusMessage(.listMarked(count: String(marks.count))))]
  }

  /// The decks that something is done to, without those within another of them.
  func targets(_ target: MarkTarget, _ context: StudyContext) -> [Deck] {
    guard target == .marked, !marks.isEmpty else {
      return selected(context)?.deck.map { [$0] } ?? []
    }
    let decks = context.data.decks.map(\.deck)
    let marked = decks.filter { marks.contains($0.id.rawValue) }
    return marked.filter { deck in
      !marked.contains { $0.id != deck.id && $0.name.contains(deck.name) }
    }
  }

  // MARK: Deleting

  mutating func advance(_ context: StudyContext) -> [Request] {
    let decks = context.data.decks
    let listed = context.data.deckRows
    // Until the decks are there, the focus stays where a lock left it.
    guard context.data.decksLoading == .done else { return [] }
    list.fit(count: listed.count, height: rows(context).height)
    if let sought, let row = listed.firstIndex(where: { $0.name == sought }) {
      list.select(row, count: listed.count, height: rows(context).height)
      self.sought = nil
    }
    if let asked = filteredRemoval?.change, context.data.filteredDeck(asked) == nil {
      filteredRemoval = nil
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
    if filteredRemoval != nil { return answerFiltered(action, context) }
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
    case .building:
      return change.filteredDecks.first.map { [.tell($0.builtMessage(change, context.wording))] }
        ?? []
    case .emptying:
      return [.tell(StatusMessage(tone: .success, .filteredEmptied(change.cards.count)))]
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
    case .notBuilt(let problem):
      work = nil
      return [.tell(StatusMessage(tone: .problem, problem?.phrase ?? .filteredNoCards))]
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
    let listed = context.data.deckRows
    let row = listed.firstIndex { row in
      switch row {
      case .deck(let summary): summary.deck.id == change.decks.first?.id
      case .filtered(let summary): summary.deck.id == change.filteredDecks.first?.id
      }
    }
    guard let row else { return }
    list.select(row, count: listed.count, height: rows(context).height)
  }
}
