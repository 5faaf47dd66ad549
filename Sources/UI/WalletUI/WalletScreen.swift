import Flashcards
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Lists the cards of the wallet, filtered by a search.
struct WalletScreen: Screen {
  enum Action: DialogAnswering {
    case move(ListState.Move), open, add, edit, delete, deleteForGood
    case undo(UndoCommand), favourite
    case order(WalletOrder.Step), join, mark(SelectionAction), dialog(DialogAction)
    /// Ends the search or closes the screen, whatever is marked.
    case leave
    case search, edited(TextEdit), complete, toList, showAll, importCards, exportCards, close
    case detail(CardDetail.Action), sort, otherPane
  }

  var list = ListState()
  /// The search text; empty to list all cards.
  var search = TextField(limit: 60)
  /// True while the search field is focused.
  var isSearching = false
  /// The marked cards.
  var marks = RowMarks()
  /// The dialog before many cards are changed.
  var confirmation: BulkConfirmation<Change>?
  /// The order of the list.
  var sort = WalletSort.own
  /// True once it was said that cards are there more than once. Sessions of before have nothing of it.
  var hasTold: Bool?

  // The state from here on is not encoded, so a lock discards it.

  /// True if the cursor is on a row during a search: from a move in the list to the next character.
  var isInList = false
  /// The cards that are listed.
  var listed = WalletList()
  /// The details of the focused card.
  var detail: CardDetail?
  /// The line that is focused in the right pane; nil while the list has the focus.
  var detailLine: Int?
  /// The moment at which the focus has rested on the card for long enough to open its notes.
  var restsAt: Instant?
  /// The field in the clipboard.
  var copied: CopiedField?
  /// The id of the card that is being moved.
  private var moved: Int64?

  private enum CodingKeys: CodingKey {
    case list, search, isSearching, marks, confirmation, sort, hasTold
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .open, .keyOpen),
      KeyBinding("a", does: .add, .keyAdd),
      KeyBinding("/", .control("f"), does: .search, .keySearch),
      KeyBinding("&", does: .join, .keyJoinDoubles, named: "join-doubles"),
      KeyBinding("e", does: .edit, .keyEdit),
      KeyBinding("d", .delete, does: .delete, .keyDelete, named: "delete"),
    ] + CardDetail.bindings { .detail($0) } + [
      UndoCommand.binding { .undo($0) },
      KeyBinding(.escape, .left, does: .close, .keyBack),
      KeyBinding("!", does: .favourite, .keyFavourite, named: "favourite").formerly("f"),
      KeyBinding("O", does: .sort, .keySort).formerly("o"),
      KeyBinding(.tab, does: .otherPane, .keyOtherPane),
      KeyBinding("i", does: .importCards, .keyImport),
      KeyBinding("x", does: .exportCards, .keyExport),
      KeyBinding("K", does: .order(.up), .keyMoveUp, named: "move-card-up"),
      KeyBinding("J", does: .order(.down), .keyMoveDown, named: "move-card-down"),
      KeyBinding("D", does: .deleteForGood, .keyDeleteForGood),
    ] + SelectionAction.bindings { .mark($0) } + SelectionAction.allBindings { .mark($0) }
    + UndoCommand.others { .undo($0) } + ListState.bindings { .move($0) }

  /// The keys of the search field.
  static let searchBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .open, .keyOpen),
      KeyBinding(.tab, does: .toList, .keyToList),
      KeyBinding(.escape, does: .showAll, .keyShowAll),
    ] + ListState.arrows { .move($0) } + TextEdit.bindings { .edited($0) }

  static let tables: [[KeyBinding<Action>]] = [
    bindings, markedBindings, searchBindings, completingBindings,
  ]

  var takesText: Bool { isSearching && confirmation == nil }

  func table(_ context: WalletContext) -> [KeyBinding<Action>] {
    let contents = context.data
    let cards = found(context)
    let count = cards.count
    let entry = focused(in: cards)
    guard !isSearching else {
      let keys = completes(context) ? Self.completingBindings : Self.searchBindings
      return keys.filter { binding in
        switch binding.action {
        case .move: count > 1
        case .open: count > 0
        default: true
        }
      }
    }
    return (marks.isEmpty ? Self.bindings : Self.markedBindings).compactMap { binding in
      switch binding.action {
      case .undo(.step(.undo)): contents.deleted == nil ? binding.idle : binding
      case .importCards, .add, .undo: binding
      case .join: contents.surplus > 0 ? binding : nil
      case .search, .exportCards: contents.cards.isEmpty ? nil : binding
      case .detail(let action): entry.flatMap { detailBinding(binding, action, of: $0, context) }
      case .otherPane:
        count == 0 || !hasPanes(context)
          ? nil : detailLine == nil ? binding : binding.labelled(.keyToList)
      case .open where isOnHiddenField(context): binding.labelled(.keyReveal)
      case .order where sort != .own: binding.idle
      case .close where detailLine != nil: binding.labelled(.keyToList)
      case .delete, .deleteForGood, .favourite: count > 0 || !marks.isEmpty ? binding : nil
      case .close where !marks.isEmpty: binding
      case .close: search.text.isEmpty ? binding : binding.labelled(.keyShowAll)
      case .move where detailLine != nil: binding
      case .move, .order, .sort: count > 1 ? binding : nil
      default: count > 0 ? binding : nil
      }
    }
  }

  mutating func perform(_ action: Action, _ context: WalletContext) -> [Request] {
    switch action {
    case .move(let move): self.move(move, context)
    case .detail(let action):
      let action = action.on(focusedPart(context))
      return withDetail(context) { $0.perform(action, of: $1, context) }
    case .sort: return changeSort(context)
    case .otherPane: detailLine = detailLine == nil ? 0 : nil
    case .open:
      if isOnHiddenField(context), let part = focusedPart(context) {
        return withDetail(context) { $0.perform(.reveal(part), of: $1, context) }
      }
      return withFocused(context) { [.open(CardScreen(card: $0.id))] }
    case .add: return [.open(CardWizard())]
    case .edit: return withFocused(context) { [.run(.open($0.id, for: .edit))] }
    case .delete: return ask(.delete, context)
    case .deleteForGood:
      let cards = targets(context).map(\.id)
      return cards.isEmpty ? [] : [.open(CardDeletionScreen(of: cards))]
    case .favourite: return ask(.favourite, context)
    case .join: confirmation = BulkConfirmation(.join)
    case .mark(let action): return mark(action, context)
    case .dialog(let action): return answer(action, context)
    case .undo(let command): return [.undo(command, .area(.wallet))]
    case .order(let step): return order(step, context)
    case .search: (isSearching, isInList) = (true, false)
    case .edited(let edit): return change(edit, context)
    case .complete: complete(context)
    case .toList: isSearching = false
    case .importCards: return [.open(CardImportScreen())]
    case .exportCards: return [.open(CardExportScreen(marked: marks.isEmpty ? nil : marks))]
    case .showAll: showAll(context)
    case .close where detailLine != nil: detailLine = nil
    case .close where !marks.isEmpty: marks.clear()
    case .close, .leave:
      guard !search.text.isEmpty else { return [.close] }
      showAll(context)
    }
    return []
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: WalletContext) -> [Request] {
    change(.type(scalar), context)
  }

  /// Focuses a card. Clears the search if it does not find the card.
  mutating func focus(on id: Int64, _ context: WalletContext) {
    if !found(context).contains(where: { $0.id == id }) {
      search = TextField(limit: search.limit)
      isSearching = false
    }
    let found = found(context)
    guard let row = found.firstIndex(where: { $0.id == id }) else { return }
    list.select(row, count: found.count, height: rows(context))
  }

  /// The focused card; nil if none is listed.
  func focused(_ context: WalletContext) -> WalletEntry? { focused(in: found(context)) }

  private func focused(in found: [WalletEntry]) -> WalletEntry? {
    found.isEmpty ? nil : found[min(list.selected, found.count - 1)]
  }

  /// The cards that the search finds, in the order of the list.
  func found(_ context: WalletContext) -> [WalletEntry] { updatedList(context).cards }

  /// The list of the current search and order.
  func updatedList(_ context: WalletContext) -> WalletList {
    listed.updated(search: search.text, sort: sort, context)
  }

  private func withFocused(
    _ context: WalletContext,
    _ body: (WalletEntry) -> [Request]
  ) -> [Request] {
    focused(context).map(body) ?? [.tell(StatusMessage(.walletNothingToOpen))]
  }

  private mutating func order(_ step: WalletOrder.Step, _ context: WalletContext) -> [Request] {
    guard search.text.isEmpty else { return [.tell(StatusMessage(.walletOrderInSearch))] }
    guard sort == .own else {
      let key = ownTable(context).first { if case .sort = $0.action { true } else { false } }?.keys
      let name = key?.first.map { context.keyName($0) } ?? ""
      return [.tell(StatusMessage(.walletOrderInSort(key: name)))]
    }
    guard let entry = focused(context) else {
      return [.tell(StatusMessage(.walletNothingToOpen))]
    }
    guard let places = WalletOrder.moving(entry.id, step, in: context.data.cards) else {
      return [.tell(StatusMessage(.walletOrderAtEnd))]
    }
    moved = entry.id
    return [.run(.place(places, title: entry.title))]
  }

  private mutating func change(_ edit: TextEdit, _ context: WalletContext) -> [Request] {
    isInList = false
    guard search.apply(edit) == .changed else { return [] }
    focusFirst(context)
    return []
  }

  private mutating func showAll(_ context: WalletContext) {
    let focused = focused(context)
    search = TextField(limit: search.limit)
    isSearching = false
    if let focused { focus(on: focused.id, context) }
  }

  // MARK: Replies

  mutating func receive(_ reply: WalletReply, _ context: WalletContext) -> [Request] {
    switch reply {
    case .opened(let id, let use, let card, _) where use != .edit:
      take(card, of: id, for: use, context)
      return []
    case .opened(let id, _, let card, let version):
      return context.data.cards.first { $0.id == id }
        .map { [.open(CardWizard(editing: $0, card, version: version))] } ?? []
    case .marked(let entries):
      if entries.count == 1, let entry = entries.first { focus(on: entry.id, context) }
    case .deleted, .joined: keepMarks(context)
    case .placed:
      if let moved { focus(on: moved, context) }
    case .copied(let field, let result):
      copied = CopiedField(field, result, context)
      detail?.take(result, of: field)
    default: break
    }
    follow(context)
    return reply.message(context).map { [.tell($0)] } ?? []
  }

  mutating func applyExternal(_ change: WalletData.Change, _ context: WalletContext) -> [Request] {
    switch change {
    case .saved(let entries), .stepped(let entries, _):
      if let entry = entries.first { focus(on: entry.id, context) }
    case .deleted, .placed, .imported: break
    }
    keepMarks(context)
    // What is shown of the card may be another now.
    detail = nil
    follow(context)
    return []
  }
}
