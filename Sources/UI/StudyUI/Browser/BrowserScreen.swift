import DomainWords
import Flashcards
import Screens
import SearchLanguage
import Widgets
import WindowLevels
import Wording

/// Lists the cards of all decks or of one, or their notes, with an incremental search. Rows can be
/// marked, and what is done is done to all that are marked, or else to the focused one.
///
/// The ids of all rows are in memory, and of what they show no more than is around the visible ones.
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
    /// Turns the order round.
    case reverse
    /// Shows what can be chosen to be listed.
    case columns
    case chooser(ColumnChooser.Action)
    /// Shows the saved searches.
    case savedSearches
    case saved(SavedSearchChooser.Action)
    /// Makes a filtered deck of what is searched for.
    case addFiltered
    /// Shows what else can be done to cards.
    case edits(on: MarkTarget)
    case menu(EditMenu.Action)
    /// Shows a search that was made before this one, or after it.
    case older, newer
    /// Shows all that is known of the focused card.
    case information
    /// Tells the rows from this one on.
    case tell(Int)
  }

  /// Something that is done to cards.
  enum Command: Hashable, Sendable {
    case suspend, flag, delete, deleteForGood, tag, untag, moveDeck, export
  }

  /// A line of text being edited.
  enum Line: String, Codable, Sendable {
    case search, tags, addTags, removeTags
  }

  let scope: BrowserScope
  var list = ListState()
  var query = TextField(limit: longestSearch)
  var tags = TextField(limit: 1_000)
  /// The focused line; nil while the list is focused.
  var line: Line?
  /// What a row is, and what is shown of it in which order.
  var unit = BrowserUnit.cards
  var layout: BrowserLayout
  /// The choice of these, while it is open.
  var chooser: ColumnChooser?
  /// True once the layout is that of the vault, or was chosen.
  var hasLayout = false
  /// The choice of a saved search, while it is open.
  var searches: SavedSearchChooser?
  /// The walk through the searches that were made.
  var past = SearchHistory()
  /// The menu of what else can be done, while it is open.
  var menu: EditMenu?
  /// The ids of the marked rows.
  var marks = RowMarks()
  /// The dialog before many cards are changed.
  var confirmation: BulkConfirmation<FlashcardEdit>?
  /// True once the focus was moved in the list while the search is typed, until its next character:
  /// the cursor is on the row then.
  var isInList = false
  /// The rows, as ids and as far as they are read.
  var listing = CardListing()
  var rows = RowCache()
  /// The first row that line mode tells.
  var told = 0
  /// What waits for the notes of marked cards.
  var awaiting: Command?
  /// What the search, or the tags that are typed, can be completed to.
  var completions: [String]?
  /// What is known of the focused card.
  var focused = FocusedInformation()
  /// True once Enter ended the search, until its next character: what it lacks is told then.
  var isSearchEnded = false
  /// The note that gets the focus once the cards are listed; nil for the first one.
  var start: NoteID?
  /// The number of damaged records that was told.
  var toldDamage = 0
  var keeping: Keeping?

  /// What is said once a change is saved.
  struct Keeping {
    let message: @Sendable (ChangeSet) -> StatusMessage
  }

  init(_ scope: BrowserScope, search: String = "", at start: NoteID? = nil) {
    self.scope = scope
    self.start = start
    layout = Self.layout(of: .cards, in: scope)
    query = TextField(search, limit: Self.longestSearch)
  }

  // The counts of the decks tell what is there; their names are those that cards are moved to.
  var requirement: StudyRequirement? { .decks }
  var takesText: Bool { line != nil || searches?.name != nil || menu?.field != nil }
  var completesNames: Bool { line != nil }

  /// The deck; nil for all of them, and until it is known.
  func deck(_ context: StudyContext) -> Deck? {
    scope.deck.flatMap { id in context.data.decks.first { $0.deck.id == id }?.deck }
  }

  /// The pictures of the card beside the list.
  func wantedPictures(_ data: StudyData, _ environment: ScreenEnvironment) -> [WantedPicture] {
    guard BrowserView.hasPane(in: environment.size) else { return [] }
    return data.pictures(selected?.card.id, withAnswer: true).wanted(environment)
  }

  func shownFaces(_ data: StudyData, _ size: Size) -> [(card: FlashcardID, request: FaceRequest?)] {
    let visible = list.top..<list.top + size.height
    return ([list.selected] + visible).compactMap { row($0) }.map { row in
      let request = row.note.content.faceRequest(
        ordinal: row.card.ordinal,
        tags: row.note.tags.text,
        deck: row.deck.name.description,
        flag: row.card.flag
      )
      return (row.card.id, request)
    }
  }

  // MARK: Keys

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    if searches != nil {
      searches?.name?.type(scalar)
    } else if menu != nil {
      menu?.type(scalar)
    } else {
      changeLine(context) { $0.type(scalar) }
    }
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close where !marks.isEmpty && found != nil:
      marks.clear()
      return []
    case .close, .leave: return leave()
    default: break
    }
    guard listing.failure == nil else {
      listing.outdate()
      return [.reload]
    }
    guard keeping == nil, awaiting == nil else { return [] }
    switch action {
    case .move(let move): self.move(move, context)
    case .search: (line, isInList) = (.search, false)
    case .done: return endLine(context)
    case .clear: clearLine()
    case .complete:
      if line == .search {
        completions = query.completeTerm(in: context.data.names)
      } else {
        completeTag(context)
      }
    case .field(let action): changeLine(context) { $0.perform(action) }
    case .add: return add(context)
    case .undo(let command): return [.undo(command, undoScope(context))]
    case .edit:
      return selected.map { [.open(NoteForm(editing: $0.note, in: $0.deck.id))] } ?? nothing
    case .mark(let action): return mark(action, context)
    case .change(let command, let target): return change(command, target, context)
    case .dialog(let action): return answer(action, context)
    case .sort: return sort(context)
    case .reverse:
      layout.isReversed.toggle()
      return keepLayout(context)
    case .columns: chooser = ColumnChooser()
    case .chooser(let action): return choose(action, context)
    case .savedSearches: searches = SavedSearchChooser()
    case .saved(let action): return perform(action, context)
    case .addFiltered: return [.open(FilteredDeckScreen(search: deckSearch(context)))]
    case .edits(let target): menu = EditMenu(for: target)
    case .menu(let action): return perform(action, context)
    case .older: walk(true, context)
    case .newer: walk(false, context)
    case .information:
      return selected.map { [.open(CardInformationScreen(of: $0.card.id))] } ?? nothing
    case .tell(let row): told = row
    case .close, .leave: break
    }
    return []
  }

  /// The message where there is no card to do something to.
  var nothing: [Request] { [.tell(StatusMessage(.browserNothing))] }

  /// Ends the search, or else closes the screen.
  private mutating func leave() -> [Request] {
    guard !query.text.isEmpty else { return [.close] }
    query = TextField(limit: Self.longestSearch)
    return []
  }

  mutating func move(_ move: ListState.Move, _ context: StudyContext) {
    isInList = true
    list.move(move, count: found?.count ?? 0, height: BrowserView.list(in: context.size).height)
  }

  /// The search with the deck in which it is made.
  private func deckSearch(_ context: StudyContext) -> String {
    guard let name = deck(context)?.name,
      let term = SearchLiteral.term(.deck, name.description)
    else { return isUnsearched ? "" : query.text }
    guard !isUnsearched else { return term }
    // Alternatives are taken together.
    let node = try? SearchParser.parse(query.text)
    if case .or = node { return "\(term) (\(query.text))" }
    return "\(term) \(query.text)"
  }

  /// Opens the form for a new note of the deck, or of that of the focused row.
  private func add(_ context: StudyContext) -> [Request] {
    let deck = scope.deck ?? selected?.deck.id ?? context.data.decks.first?.deck.id
    return deck.map { [.open(NoteForm(addingTo: $0))] } ?? nothing
  }

  /// What can be undone from here: changes of the deck and those within it, or of all.
  private func undoScope(_ context: StudyContext) -> UndoScope {
    guard let deck = deck(context) else { return .area(.study) }
    let family = context.data.decks.map(\.deck).filter { deck.name.contains($0.name) }
    return .decks(Set(family.map(\.id)))
  }

  /// The question before many cards are changed.
  func dialog(_ context: StudyContext) -> Dialog? {
    guard let confirmation else { return nil }
    let words = confirmation.change.question(context.wording)
    return confirmation.dialog(words.question, go: words.go, context.wording)
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    BrowserView(screen: self, context: context).draw(into: &canvas)
  }
}
