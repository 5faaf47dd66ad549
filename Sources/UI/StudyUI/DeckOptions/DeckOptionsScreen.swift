import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Edits the options of a deck, all or those that a search finds: by steps, or by a typed value; and chooses
/// the preset that it follows. Changes are saved at once.
struct DeckOptionsScreen: StudyScreen {
  enum Action: Sendable {
    case move(ListState.Move), change(Int), undo(UndoCommand), search(ListSearch.Action), close
    /// Begins to type a value, takes it, or leaves it.
    case type, save, cancel
    case field(FieldAction)
    /// Has the deck a value of its own, or that of its preset again.
    case own
    case preset(PresetChooser.Action)
  }

  private(set) var deck: Deck
  /// The focused line, of all.
  private(set) var list = ListState()
  /// The search; nil if all lines are listed.
  private(set) var search: ListSearch?
  /// The value that is typed; nil while none is.
  private(set) var typed: TextField?
  /// The fault of the value that was typed.
  private(set) var problem: OptionTextError?
  /// The choice of a preset; nil while it is not open.
  var presets: PresetChooser?
  /// The message once what is being saved is, nil for that of options.
  private var pending: Phrase??

  private enum CodingKeys: CodingKey {
    case deck, list, search, typed, problem, presets
  }

  init(_ deck: Deck) {
    self.deck = deck
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding("e", does: .type, .keyEdit, named: "edit"), change,
      KeyBinding("P", does: .own, .statisticsOneDeck, named: "own-value").formerly(),
    ] + others

  /// The keys at a line that has only choices.
  private static let choiceBindings = [change] + others

  private static let change =
    KeyBinding<Action>(.enter, .right, does: .change(1), .keyChange)

  private static let others: [KeyBinding<Action>] =
    [
      KeyBinding(.left, does: .change(-1), .keyPrevious, named: "change-back"),
      ListSearch.binding { .search($0) },
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) } + UndoCommand.all { .undo($0) }

  /// The keys while a value is typed.
  private static let typingBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .save, .keySave),
      KeyBinding(.escape, does: .cancel, .keyBack),
    ] + FieldAction.bindings { .field($0) }

  /// The keys at a value that was refused, until it is changed.
  private static let refusedBindings = typingBindings.map { binding in
    if case .save = binding.action { binding.idle } else { binding }
  }

  /// The keys while a search is typed.
  private static let searchBindings: [KeyBinding<Action>] =
    ListSearch.bindings({ .search($0) }, moving: { .move($0) })

  /// The keys of the choice of a preset, and while the name of one is typed.
  private static let presetBindings = PresetChooser.bindings { Action.preset($0) }
  private static let nameBindings = PresetChooser.nameBindings { Action.preset($0) }

  static let tables: [[KeyBinding<Action>]] = [
    bindings, choiceBindings, typingBindings, searchBindings, presetBindings, nameBindings,
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard typed == nil else {
      return problem == nil ? Self.typingBindings : Self.refusedBindings
    }
    if let presets { return table(of: presets, context) }
    let count = found(context.wording).count
    let listed = selected.typing == nil ? Self.choiceBindings : Self.bindings
    return (takesText ? Self.searchBindings : listed).compactMap { binding in
      switch binding.action {
      case .change, .type: count > 0 ? binding : nil
      case .own:
        count == 0
          ? nil
          : presetValue(selected, context).map {
            $0.isOwn ? binding.labelled(.factPreset) : binding
          }
      case .move: count > 1 ? binding : nil
      case .close: search == nil ? binding : binding.labelled(.keyShowAll)
      case .search, .undo, .save, .cancel, .field, .preset: binding
      }
    }
  }

  private func table(
    of presets: PresetChooser,
    _ context: StudyContext
  ) -> [KeyBinding<Action>] {
    guard presets.naming == nil else { return Self.nameBindings }
    var isPreset: Bool {
      if case .preset = presets.focused(PresetChooser.rows(context)) { true } else { false }
    }
    return Self.presetBindings.filter { binding in
      switch binding.action {
      case .preset(.rename), .preset(.delete): isPreset
      default: true
      }
    }
  }

  var requirement: StudyRequirement? { .decks }

  var takesText: Bool { typed != nil || presets?.naming != nil || search?.isEdited == true }

  /// The numbers of the lines that are listed.
  func found(_ wording: Wording) -> [Int] {
    search.found(Array(Item.all.indices), wording) { line in
      (wording(Item.all[line].label), Item.headings[line].map { [wording($0)] } ?? [])
    }
  }

  /// The focused line.
  var selected: Item { Item.all[list.selected] }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    if presets != nil {
      presets?.naming?.name.type(scalar)
      return []
    }
    guard typed != nil else {
      search?.edit { $0.type(scalar) }
      focus(.first, context)
      return []
    }
    problem = nil
    typed?.type(scalar)
    return []
  }

  private mutating func focus(_ move: ListState.Move, _ context: StudyContext) {
    let found = found(context.wording)
    let height = DeckOptionsView.rows(in: context.size)
    list.move(move, count: Item.all.count, height: height) { !found.contains($0) }
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .undo(let command): return [.undo(command, .decks([deck.id]))]
    case .close where search == nil: return [.close]
    case .close:
      search = nil
      return []
    case .move(let move):
      search?.isInList = true
      focus(move, context)
      return []
    case .search(let action):
      search.perform(action)
      if case .field = action { focus(.first, context) }
      return []
    case .type:
      guard pending == nil, let typing = selected.typing else { return [] }
      typed = TextField(typing.text(deck), limit: 200)
      return []
    case .cancel:
      (typed, problem) = (nil, nil)
      return []
    case .field(let action):
      problem = nil
      typed?.perform(action)
      return []
    case .save: return save(context)
    case .own: return switchOwn(context)
    case .preset(let action): return perform(action, context)
    case .change(let step):
      switch selected {
      case .preset:
        presets = PresetChooser(for: deck, context)
        return []
      case .simulation: return [.open(SimulationScreen(deck))]
      case .parameters: return [.open(ParametersScreen(deck: deck.id))]
      case .option(let option):
        var changed = deck
        option.change(&changed, step)
        return keep(changed)
      }
    }
  }

  /// Takes the typed value.
  private mutating func save(_ context: StudyContext) -> [Request] {
    guard let typed, let typing = selected.typing else { return [] }
    var changed = deck
    do {
      let narrow = String(String.UnicodeScalarView(typed.text.unicodeScalars.map(\.narrow)))
      try typing.read(narrow, &changed)
    } catch {
      problem = error
      return []
    }
    guard changed != deck else {
      self.typed = nil
      return []
    }
    return keep(changed)
  }

  /// Saves a deck with other options.
  mutating func keep(_ changed: Deck) -> [Request] {
    var change = ChangeSet()
    change.decks = [changed]
    return save(change, UndoableOperation(.deckOptions, deck.name.description))
  }

  /// Saves a change, unless one is being saved.
  ///
  /// - Parameter told: the message afterwards; nil for that of options.
  mutating func save(
    _ change: ChangeSet,
    _ operation: UndoableOperation,
    telling told: Phrase? = nil
  ) -> [Request] {
    guard pending == nil else { return [] }
    pending = .some(told)
    return [.run(.save(change, operation))]
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    guard let told = pending else { return [] }
    applyExternal(change, created: [], context)
    (pending, typed) = (nil, nil)
    presets?.naming = nil
    if change.decks.contains(where: { $0.id == deck.id }), change.removedPresets.isEmpty {
      presets = nil
    }
    let saved = change.savedOptions(of: deck, among: context.data.presets)
    return [.tell(StatusMessage(tone: .success, told ?? saved))]
  }

  mutating func didFail(because reason: FailureReason) {
    pending = nil
  }

  /// Follows other screens that change the deck, too.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    if let changed = change.decks.first(where: { $0.id == deck.id }) { deck = changed }
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    DeckOptionsView(screen: self, context: context).draw(into: &canvas)
  }
}
