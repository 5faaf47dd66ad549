import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Edits the options of a deck, all or those that a search finds: by steps, or by a typed value.
/// Changes are saved at once.
struct DeckOptionsScreen: StudyScreen {
  enum Action: Sendable {
    case move(ListState.Move), change(Int), undo(UndoCommand), search(ListSearch.Action), close
    /// Begins to type a value, takes it, or leaves it.
    case type, save, cancel
    case field(FieldAction)
  }

  /// A line of the screen.
  enum Item: Sendable {
    /// A row of the table.
    case option(DeckOption)
    /// The parameters, which have their own screen.
    case parameters

    /// The lines of each group with its head, in the order of the list. The way to another screen
    /// is the last one, without a head.
    static let groups: [(heading: Phrase?, items: [Item])] =
      DeckOptionGroup.allCases.map { group -> (heading: Phrase?, items: [Item]) in
        (group.heading, DeckOption.rows.filter { $0.group == group }.map(Item.option))
      } + [(heading: nil, items: [.parameters])]

    /// Every line in its order.
    static let all = groups.flatMap(\.items)

    /// The head of the group of each line; nil without one.
    static let headings: [Phrase?] = groups.flatMap { heading, items in items.map { _ in heading } }

    /// The label.
    var label: Phrase {
      switch self {
      case .option(let option): option.label
      case .parameters: .optionParameters
      }
    }

    /// The explanation.
    var note: Phrase {
      switch self {
      case .option(let option): option.note
      case .parameters: .optionParametersNote
      }
    }

    /// The way in which a value is typed; nil if none is.
    var typing: OptionTyping? {
      switch self {
      case .option(let option): option.typing
      case .parameters: nil
      }
    }

    /// The values that can be chosen; nil for the parameters.
    func choices(in deck: Deck, _ wording: Wording) -> OptionValues? {
      guard case .option(let option) = self else { return nil }
      let (words, current) = option.values(deck, wording)
      return OptionValues(words, current: current)
    }

    /// The words for the current value.
    func words(in deck: Deck, _ wording: Wording) -> String {
      switch self {
      case .option(let option): option.words(deck, wording)
      case .parameters:
        wording(deck.options.parameters == nil ? .parametersStandard : .parametersOwn)
      }
    }
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
  private var pending: Deck?

  private enum CodingKeys: CodingKey {
    case deck, list, search, typed, problem
  }

  init(_ deck: Deck) {
    self.deck = deck
  }

  static let bindings: [KeyBinding<Action>] =
    [KeyBinding("e", does: .type, .keyEdit, named: "edit")] + steps

  /// The keys at a line that has only choices.
  private static let choiceBindings = steps

  private static let steps: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .change(1), .keyChange),
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

  static let tables: [[KeyBinding<Action>]] = [
    bindings, choiceBindings, typingBindings, searchBindings,
  ]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard typed == nil else {
      return problem == nil ? Self.typingBindings : Self.refusedBindings
    }
    let count = found(context.wording).count
    let listed = selected.typing == nil ? Self.choiceBindings : Self.bindings
    return (takesText ? Self.searchBindings : listed).compactMap { binding in
      switch binding.action {
      case .change, .type: count > 0 ? binding : nil
      case .move: count > 1 ? binding : nil
      case .close: search == nil ? binding : binding.labelled(.keyShowAll)
      case .search, .undo, .save, .cancel, .field: binding
      }
    }
  }

  var takesText: Bool { typed != nil || search?.isEdited == true }

  /// The numbers of the lines that are listed.
  func found(_ wording: Wording) -> [Int] {
    search.found(Array(Item.all.indices), wording) { line in
      (wording(Item.all[line].label), Item.headings[line].map { [wording($0)] } ?? [])
    }
  }

  /// The focused line.
  var selected: Item { Item.all[list.selected] }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
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
    case .change(let step):
      guard case .option(let option) = selected else {
        return [.open(ParametersScreen(deck: deck.id))]
      }
      var changed = deck
      option.change(&changed, step)
      return keep(changed, context)
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
    return keep(changed, context)
  }

  /// The other decks with the preset of this one, which share its options.
  func sharing(_ context: StudyContext) -> [Deck] {
    guard let preset = deck.carried?.presetID else { return [] }
    return context.data.decks.map(\.deck)
      .filter { $0.id != deck.id && $0.carried?.presetID == preset }
  }

  /// The preset with the decks that use it; nil for a deck with options of its own.
  func preset(_ context: StudyContext, _ name: (DeckName) -> String) -> String? {
    guard let preset = deck.carried else { return nil }
    let decks = ([deck] + sharing(context)).map { name($0.name) }
    return context.wording(
      .optionsPreset(decks.count, name: preset.presetName, decks: context.wording.all(decks))
    )
  }

  private mutating func keep(_ changed: Deck, _ context: StudyContext) -> [Request] {
    guard pending == nil else { return [] }
    var change = ChangeSet()
    change.decks =
      [changed]
      + sharing(context).map { other in
        var other = other
        other.options = changed.options
        return other
      }
    pending = changed
    return [.run(.save(change, UndoableOperation(.deckOptions, deck.name.description)))]
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    guard let pending else { return [] }
    deck = pending
    (self.pending, typed) = (nil, nil)
    return [.tell(StatusMessage(tone: .success, .settingsSaved))]
  }

  mutating func didFail(because reason: FailureReason) {
    pending = nil
  }

  /// Follows the parameters' screen, which changes the deck too.
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
