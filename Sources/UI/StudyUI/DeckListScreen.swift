import Flashcards
import Screens
import Undo
import Widgets
import WindowLevels
import Wording

/// Lists the decks as a tree, with the number of cards due in each.
struct DeckListScreen: StudyScreen {
  enum Action: Sendable {
    case move(ListState.Move), study, round, browse, addNote, add, rename, delete, undo(
      UndoCommand
    ), options
    case statistics, importFile, export, close
    case choose(Int), confirm, dismiss
  }

  private(set) var list = ListState()
  /// The dialog before a deck is deleted.
  private(set) var removal: DeckRemoval?
  /// The effect under way; nil if there is none.
  private var work: Work?

  private enum Work {
    case counting
    case deletion(name: String)
  }

  private enum CodingKeys: CodingKey {
    case list, removal
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .study, .keyStudy),
      KeyBinding(.character("r"), does: .round, .keyRound),
      KeyBinding(.character("c"), does: .browse, .keyCards),
      KeyBinding(.character("a"), does: .add, .keyAdd),
      KeyBinding(.character("e"), .character("n"), does: .rename, .keyRename),
      KeyBinding(.character("d"), .delete, does: .delete, .keyDelete),
      UndoCommand.binding { .undo($0) },
      KeyBinding(.escape, .left, does: .close, .keyBack),
      KeyBinding(.character("o"), does: .options, .keyOptions),
      KeyBinding(.character("t"), does: .statistics, .keyStatistics),
      KeyBinding(.character("i"), does: .importFile, .keyImport),
      KeyBinding(.character("x"), does: .export, .keyExport),
    ] + UndoCommand.others { .undo($0) } + ListState.bindings { .move($0) }

  /// The keys while the dialog is open.
  static let removalBindings = DialogKeys.bindings(confirm: Action.confirm, back: .dismiss) {
    .choose($0)
  }

  var requirement: StudyRequirement? { .decks }

  /// The keys while there is no deck.
  static let emptyBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.character("a"), does: .add, .keyAdd),
      KeyBinding(.character("i"), does: .importFile, .keyImport),
      KeyBinding(.escape, .left, does: .close, .keyBack),
      UndoCommand.binding { .undo($0) }.idle,
    ] + UndoCommand.others { .undo($0) }

  /// The keys while there is one deck.
  static let singleBindings: [KeyBinding<Action>] = bindings.filter { binding in
    if case .move = binding.action { false } else { true }
  }

  /// The keys if the decks can't be read.
  private static let unreadableBindings = LoadingPlaceholder.bindings(
    isUnreadable: true,
    again: Action.study,
    close: .close
  )

  static let tables: [[KeyBinding<Action>]] = [
    bindings, removalBindings, unreadableBindings,
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    let contents = context.data
    guard contents.decksLoading.failure == nil else {
      return Self.unreadableBindings
    }
    if removal?.totals != nil { return Self.removalBindings }
    return switch contents.decks.count {
    case 0: Self.emptyBindings
    case 1: Self.singleBindings
    default: Self.bindings
    }
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    let decks = context.data.decks
    switch action {
    case .choose, .confirm, .dismiss: return answer(action, context)
    case .close: return [.close]
    case .move(let move):
      list.move(move, count: decks.count, height: rect(context.size).height)
      return []
    default: break
    }
    if context.data.decksLoading.failure != nil { return [.run(.reload)] }
    guard work == nil else { return [] }
    switch action {
    case .add: return [.open(DeckNameScreen(.adding))]
    case .undo(let command): return [.undo(command, .area(.study))]
    case .importFile:
      let deck = decks.indices.contains(list.selected) ? decks[list.selected].deck.id : nil
      return [.open(ImportScreen(into: deck))]
    default: break
    }
    guard decks.indices.contains(list.selected) else {
      return [.tell(StatusMessage(.flashcardsNothingToOpen))]
    }
    let deck = decks[list.selected].deck
    switch action {
    case .study: return [.open(ReviewScreen(deck: deck.id))]
    case .round: return [.open(RoundScreen(deck: deck.id))]
    case .browse: return [.open(BrowserScreen(deck: deck.id))]
    case .addNote:
      return [.open(BrowserScreen(deck: deck.id)), .open(NoteForm(addingTo: deck.id))]
    case .rename: return [.open(DeckNameScreen(.renaming(deck)))]
    case .options: return [.open(DeckOptionsScreen(deck))]
    case .statistics: return [.open(StatisticsScreen(deck: deck.id))]
    case .export: return [.open(ExportScreen(deck))]
    case .delete:
      removal = DeckRemoval(deck: deck.id)
      return count(deck.id)
    case .move, .close, .add, .undo, .importFile, .choose, .confirm, .dismiss: return []
    }
  }

  // MARK: Deleting

  mutating func advance(_ context: StudyContext) -> [Request] {
    list.fit(count: context.data.decks.count, height: rect(context.size).height)
    guard let removal, removal.totals == nil, work == nil,
      context.data.decksLoading == .done
    else { return [] }
    // A lock came while the dialog was open.
    guard context.data.decks.contains(where: { $0.deck.id == removal.deck }) else {
      self.removal = nil
      return []
    }
    return count(removal.deck)
  }

  private mutating func count(_ deck: DeckID) -> [Request] {
    work = .counting
    return [.run(.countDeck(deck))]
  }

  /// Handles a key of the dialog.
  private mutating func answer(_ action: Action, _ context: StudyContext) -> [Request] {
    guard let removal, work == nil else { return [] }
    switch action {
    case .choose(let step): self.removal?.choice = removal.choice.advanced(by: step)
    case .confirm where removal.choice == .delete:
      self.removal = nil
      let decks = context.data.decks.map(\.deck)
      guard let deck = decks.first(where: { $0.id == removal.deck }) else { return [] }
      return delete(deck, among: decks)
    default: self.removal = nil
    }
    return []
  }

  /// Deletes a deck and its subdecks.
  private mutating func delete(_ deck: Deck, among decks: [Deck]) -> [Request] {
    var change = ChangeSet()
    change.removedDecks = Set(decks.filter { deck.name.contains($0.name) }.map(\.id)).union([
      deck.id
    ])
    let name = deck.name.description
    work = .deletion(name: name)
    return [.run(.save(change, UndoableOperation(.deckRemoval, name)))]
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    defer { work = nil }
    guard case .deletion(let name) = work else { return [] }
    return [.tell(.init(tone: .success, .deckDeleted(name: name)))]
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
      guard removal?.deck == deck else { break }
      work = nil
      removal?.totals = totals
    default: break
    }
    return []
  }

  /// Focuses a deck that was added or changed.
  mutating func applyExternal(_ change: ChangeSet, created: Set<CardID>, _ context: StudyContext) {
    guard let changed = change.decks.first,
      let row = context.data.decks.firstIndex(where: { $0.deck.id == changed.id })
    else { return }
    list.select(row, count: context.data.decks.count, height: rect(context.size).height)
  }

  // MARK: Drawing

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    drawDecks(into: &canvas, context)
    guard let box = removal?.box(among: context.data.decks, context.wording) else { return }
    let rect = canvas.bounds.centered(box.size(within: canvas.size))
    box.draw(in: rect, into: &canvas, theme: context.theme, style: context.theme.problem)
  }

  private func drawDecks(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    let contents = context.data
    Heading.draw([wording(.homeFlashcards)], into: &canvas, context.environment)
    if let reason = contents.decksLoading.failure {
      LoadingPlaceholder.draw(
        wording(.decksUnreadableTitle),
        wording(.decksUnreadableText(reason: wording(reason))),
        isProblem: true,
        into: &canvas,
        context
      )
      return
    }
    guard !contents.decks.isEmpty else {
      let isThere = contents.decksLoading == .done
      LoadingPlaceholder.draw(
        wording(isThere ? .flashcardsEmpty : .studyLoading),
        isThere ? wording(.flashcardsEmptyText) : "",
        into: &canvas,
        context
      )
      drawDamage(into: &canvas, context)
      return
    }
    drawHeader(into: &canvas, context)
    ListView.draw(
      rows(context),
      state: list,
      in: rect(canvas.size),
      into: &canvas,
      theme: context.theme
    )
    drawDamage(into: &canvas, context)
  }

  private func rect(_ size: Size) -> Rect {
    Rect(
      x: 2,
      y: Heading.height + 1,
      width: min(size.width - 4, 96),
      height: size.height - Heading.height - 2
    )
  }

  /// The widths of the four columns of numbers, and whether there is room for their full headings.
  private func columns(_ width: Int) -> (widths: [Int], isWide: Bool) {
    width >= 60 ? ([7, 10, 8, 8], true) : ([5, 5, 5, 6], false)
  }

  private func drawHeader(into canvas: inout Canvas, _ context: StudyContext) {
    let rect = rect(canvas.size)
    let (widths, isWide) = columns(rect.width)
    let phrases: [Phrase] =
      isWide
      ? [.columnNew, .columnLearning, .columnReview, .columnCards]
      : [.columnNewShort, .columnLearningShort, .columnReviewShort, .columnCardsShort]
    let text = zip(phrases, widths).map { context.wording($0).leftPadded(to: $1) }.joined()
    canvas.write(
      text,
      at: Point(x: rect.maxX - 1 - displayWidth(of: text), y: rect.minY - 1),
      style: context.theme.faint
    )
  }

  private func rows(_ context: StudyContext) -> [ListView.Row] {
    let decks = context.data.decks
    let names = Set(decks.map(\.deck.name))
    let width = rect(context.size).width
    let widths = columns(width).widths
    // The numbers matter more than the end of a long name.
    let room = width - widths.reduce(0, +) - 5
    return decks.map { summary in
      let name = summary.deck.name
      let ancestor = name.lineage.dropFirst().first { names.contains($0) }
      let depth = name.lineage.dropFirst().count { names.contains($0) }
      let shown = name.levels.dropFirst(ancestor?.levels.count ?? 0)
        .joined(separator: DeckName.separator)
      let numbers = [summary.due.new, summary.due.learning, summary.due.review, summary.cards]
      return ListView.Row(
        leading: (String(repeating: "  ", count: depth) + shown)
          .cut(to: room, ellipsis: context.theme.ellipsis),
        trailing: zip(numbers, widths).map { String($0).leftPadded(to: $1) }.joined()
      )
    }
  }

  private func drawDamage(into canvas: inout Canvas, _ context: StudyContext) {
    let count = context.data.damagedRecords
    guard count > 0 else { return }
    let theme = context.theme
    canvas.write(
      "\(Character(theme.cross)) "
        + context.wording(.studyDamaged(count: String(count))),
      at: Point(x: 2, y: canvas.size.height - 1),
      style: theme.problem,
      limit: canvas.size.width - 4,
      ellipsis: theme.ellipsis
    )
  }
}

extension String {
  /// The string with blanks in front, at least `width` columns wide.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth(of: self))) + self
  }
  /// The string cut to `width` columns, with an ellipsis if it is longer.
  func cut(to width: Int, ellipsis: Unicode.Scalar) -> String {
    guard displayWidth(of: self) > width else { return self }
    var cut = self
    while !cut.isEmpty, displayWidth(of: cut) >= width { cut.removeLast() }
    return cut + String(Character(ellipsis))
  }
}
