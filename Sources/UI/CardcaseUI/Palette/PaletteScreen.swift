import Flashcards
import PaymentCards
import Preferences
import Screens
import StudyUI
import TextSearch
import WalletUI
import Widgets
import WindowLevels
import Wording

/// Finds anything by its name, and opens or does it: screens, the actions of the screen beneath,
/// decks, payment cards, settings, what can be undone, and notes by their words.
///
/// It keeps nothing but what was typed. What it lists is read from the vault whenever it is drawn, and
/// is gone with it.
struct PaletteScreen: Screen {
  typealias Data = VaultSnapshot

  enum Action: Sendable {
    case run, move(ListState.Move), field(FieldAction), close
    /// Does what the row with that number says. No key does: it is for line mode.
    case choose(Int)
  }

  /// The field with the text that was typed.
  private(set) var field: TextField
  private(set) var list = ListState()
  /// True once the focus was moved in the list, until something is typed: the row is what one wants
  /// to hear then, and the cursor is on it.
  private(set) var isInList = false
  /// The keys of the window beneath; nil until the shell has told them.
  private(set) var keys: [KeyHint]?

  /// All rows but notes; nil until the shell has told the keys.
  private var index: PaletteIndex? { didSet { rank() } }
  /// The data that these rows are made of.
  private var source: Source?
  /// Those that match what is typed; nil until there are any to match.
  private var matches: [PaletteItem]?
  /// The number of rows before the last change of what is typed, or once notes have come. The
  /// window has as many until they come, so that it does not shrink and grow again with each key,
  /// nor after a lock; nil in a session sealed by a version before.
  private var rowsBefore: Int?
  /// The newest operations of the undo log; nil until they are loaded.
  private var changes: [UndoEntry]?
  /// True once the operations were asked for.
  private var asksForChanges = false
  /// The last query for notes, and the query of the notes that came last.
  private var asked: String?, answered: String?

  private enum CodingKeys: CodingKey {
    case field, list, rowsBefore
  }

  /// The maximum number of characters.
  private static let limit = 60
  /// The number of characters from which on notes are searched.
  private static let shortestNoteSearch = 2
  /// The maximum number of operations that are listed. The list of changes has all of them.
  private static let newestChanges = 300

  init(_ text: String = "", keys: [KeyHint]? = nil) {
    field = TextField(String(text.prefix(Self.limit)), limit: Self.limit)
    self.keys = keys
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .run, .keyOpen),
      KeyBinding(.escape, does: .close, .keyClose),
    ] + ListState.arrows { .move($0) } + FieldAction.bindings { .field($0) }

  var takesText: Bool { true }
  var level: WindowLevel { .alert }
  var requirement: StudyRequirement? { .decks }

  /// The rows that match what was typed, the best first.
  func found(_ context: ShellContext) -> [PaletteItem] {
    let items = items(context)
    return (matches ?? PaletteIndex(items.all).items(by: field.text)) + items.notes(by: field.text)
  }

  /// The number of these rows; all of them are copied for it only where they are not ranked yet.
  private func count(_ context: ShellContext) -> Int {
    guard let matches else { return found(context).count }
    return matches.count + items(context).notes(by: field.text).count
  }

  private mutating func rank() { matches = index?.items(by: field.text) }

  /// The number of rows that the window has room for, as far as it can.
  private func rowsWithRoom(_ context: ShellContext) -> Int {
    let isWaiting = hasNoteSearch && context.data.study.foundNotes?.text != field.text
    return max(count(context), isWaiting ? rowsBefore ?? 0 : 0)
  }

  private func items(_ context: ShellContext) -> PaletteItems {
    PaletteItems(context: context, keys: keys ?? [], changes: changes ?? [])
  }

  /// The data of which rows are made, besides the keys, the operations and the notes that were found.
  private struct Source: Equatable {
    let decks: [DeckSummary]
    let searches: [SavedSearch]
    let cards: [WalletEntry]
    let preferences: Preferences

    init(_ context: ShellContext) {
      decks = context.data.study.decks
      searches = context.data.study.browserMemory?.saved ?? []
      cards = context.data.wallet.cards
      preferences = context.environment.preferences
    }
  }

  /// True if its rows are made of the data as they are.
  func isCurrent(_ context: ShellContext) -> Bool { source == Source(context) }

  /// Takes the keys of the window beneath, and makes the rows anew.
  mutating func tell(_ keys: [KeyHint], _ context: ShellContext) {
    self.keys = keys
    source = Source(context)
    index = PaletteIndex(items(context).all)
  }

  func table(_ context: ShellContext) -> [KeyBinding<Action>] {
    let isEmpty = count(context) == 0
    return Self.bindings.filter { binding in
      switch binding.action {
      case .run, .move: !isEmpty
      case .field, .choose, .close: true
      }
    }
  }

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    switch action {
    case .run: return choose(list.selected, context)
    case .choose(let row): return choose(row, context)
    case .close: return [.close]
    case .move(let move):
      isInList = true
      list.move(move, count: count(context), height: PaletteView.rows(in: context.size))
    case .field(let action): return edit(context) { $0.perform(action) }
    }
    return []
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: ShellContext) -> [Request] {
    edit(context) { $0.type(scalar) }
  }

  /// Changes what is typed. The best row is focused then.
  private mutating func edit(
    _ context: ShellContext,
    _ change: (inout TextField) -> Void
  ) -> [Request] {
    let old = field.text
    rowsBefore = rowsWithRoom(context)
    change(&field)
    isInList = false
    guard field.text != old else { return [] }
    rank()
    list = ListState()
    return findNotes()
  }

  /// True if notes are searched for what is typed.
  private var hasNoteSearch: Bool { field.text.count >= Self.shortestNoteSearch }

  /// Has the notes searched for what is typed, as they are not in memory.
  private mutating func findNotes() -> [Request] {
    guard hasNoteSearch, asked != field.text else { return [] }
    asked = field.text
    return [.run(.study(.findNotes(field.text)))]
  }

  mutating func advance(_ context: ShellContext) -> [Request] {
    let found = context.data.study.foundNotes?.text
    if found != answered, found == field.text { rowsBefore = count(context) }
    answered = found
    guard !asksForChanges else { return findNotes() }
    asksForChanges = true
    return findNotes() + [.run(.undo(.list(newest: Self.newestChanges)))]
  }

  mutating func receive(_ reply: UndoReply, _ context: ShellContext) -> [Request] {
    if case .listed(let entries, _) = reply {
      changes = entries
      index = PaletteIndex(items(context).all)
    }
    return []
  }

  private func choose(_ row: Int, _ context: ShellContext) -> [Request] {
    let found = found(context)
    guard found.indices.contains(row) else { return [] }
    return [.close] + found[row].target.requests
  }

  /// The rows for the actions of the screen beneath, by their numbers among those that are found.
  func ownActions(_ found: [PaletteItem]) -> [Int] {
    let own = Set((keys ?? []).filter { $0.group != .everywhere }.flatMap(\.keys))
    return found.indices.filter { row in
      if case .key(let key) = found[row].target { own.contains(key) } else { false }
    }
  }

  /// The requests of Enter at once: for the row whose name is what was typed, or the only one. An
  /// action has to be named in full, as nobody has seen yet which one was found.
  func onlyChoice(_ context: ShellContext) -> [Request]? {
    let found = found(context)
    guard let first = found.first, !field.text.isEmpty else { return nil }
    let text = field.text.split(separator: " ").joined(separator: " ")
    let isNamed = TextFolding.fold(first.name) == TextFolding.fold(text)
    let isOnly = found.count == 1 && first.kind != .action
    return isNamed || isOnly ? first.target.requests : nil
  }

  func frame(in size: Size, _ context: ShellContext) -> Rect {
    PaletteView.frame(in: size, rows: rowsWithRoom(context))
  }

  func draw(into canvas: inout Canvas, _ context: ShellContext) {
    PaletteView(screen: self, items: found(context), context: context).draw(into: &canvas)
  }
}

extension PaletteItem.Target {
  /// The requests that open or do it, once the palette is closed.
  var requests: [ScreenRequest<VaultSnapshot>] {
    switch self {
    case .screen(let screen): [.bring(screen, anyOfKind: true)]
    case .new(let screen): [.open(screen)]
    case .key(let key): [.press(key)]
    case .change(let direction, let id): [.run(.undo(.inspect(direction, id)))]
    }
  }
}

extension PaletteScreen {
  func scene(_ context: LineModeContext<VaultSnapshot, Action>) -> LineModeScene<Action> {
    let found = field.text.isEmpty ? [] : found(context.screen)
    guard !found.isEmpty else { return question(context) }
    let wording = context.wording
    let list = LineModeList(count: found.count, context: context, pageLength: 5)
    let rows = list.rows(doing: { [.choose($0)] }) { row in
      let item = found[row]
      let name = wording(
        .lineModeItem(label: wording(item.kind.label), value: item.spokenName ?? item.name)
      )
      return item.detail.isEmpty ? name : "\(name)\(wording(.listComma))\(item.detail)"
    }
    // All in one line, as one who types part of a name wants the one that was meant.
    let told = rows.map { wording(.lineModeItem(label: $0.word, value: $0.label)) }
    return LineModeScene(
      name: "palette \(field.text) \(found.count) \(context.firstRow)",
      lines: [
        .text(
          wording.sentences([
            wording(.lineModePaletteFound(text: field.text)),
            told.joined(separator: wording(.listSemicolon)),
          ])
        )
      ],
      choices: rows + [context.back(.close)],
      listsChoices: false,
      hasHint: false,
      position: list.position
    )
  }

  /// Asks for a name, after one that finds nothing too, and says what the screen beneath can do.
  private func question(_ context: LineContext) -> LineScene {
    let all = field.text.isEmpty ? found(context.screen) : []
    let actions = ownActions(all).enumerated().map { number, row in
      let name = context.wording(
        .lineModeItem(
          label: context.wording(all[row].kind.label),
          value: all[row].spokenName ?? all[row].name
        )
      )
      return LineChoice(String(number + 1), name, .choose(row))
    }
    return LineModeScene(
      name: "palette, asked \(field.text)",
      lines: [context.line(field.text.isEmpty ? .keyPalette : .noMatch)],
      choices: actions + [context.back(.close)],
      listsChoices: !actions.isEmpty,
      entry: .text(clearing: [.field(.clear)], submitting: []),
      prompt: .lineModePalette,
      field: field
    )
  }
}
