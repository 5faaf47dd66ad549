import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The actions on all cards of the marked decks, or on their notes.
extension DeckListScreen {
  /// The line in which tags are typed.
  struct TagLine: Codable, Sendable {
    /// True to add the tags, false to remove them.
    let adds: Bool
    var field = TextField(limit: 1_000)
    /// The tags that what is typed can be completed to.
    var completions: [String]?

    init(adds: Bool) { self.adds = adds }

    /// The words in front of it.
    var label: Phrase { adds ? .keyAddTags : .keyRemoveTags }
  }

  /// The keys for what is done to the cards of marked decks.
  static let editBindings: [KeyBinding<Action>] = [
    KeyBinding("@", does: .edit(.suspend(nil)), .keySuspendCard).formerly("s"),
    KeyBinding("!", does: .edit(.flag(nil)), .keyFlag),
    KeyBinding("#", does: .tag(adding: true), .keyAddTags).formerly("t"),
    KeyBinding("T", does: .tag(adding: false), .keyRemoveTags),
  ]

  /// The keys while tags are typed.
  static let tagBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .done, .keySave),
      KeyBinding(.tab, does: .complete, .keyComplete),
      KeyBinding(.escape, does: .clear, .keyBack),
    ] + FieldAction.bindings { .field($0) }

  var takesText: Bool { tagging != nil && confirmation == nil }

  var completesNames: Bool { tagging != nil }

  /// True if Tab changes what is typed, or says what it can become.
  func completesTags(_ context: StudyContext) -> Bool {
    guard var trial = tagging?.field else { return false }
    let names = trial.completeWord(among: context.data.tags)
    return trial != tagging?.field || !names.isEmpty && names != tagging?.completions
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    tagging?.completions = nil
    tagging?.field.type(scalar)
    return []
  }

  /// Changes the line of tags, or ends it.
  mutating func changeLine(_ action: Action, _ context: StudyContext) -> [Request] {
    guard var line = tagging else { return [] }
    switch action {
    case .field(let action):
      line.completions = nil
      line.field.perform(action)
    case .complete:
      let names = line.field.completeWord(among: context.data.tags)
      line.completions = names.isEmpty ? nil : names
    case .done:
      tagging = nil
      let text = line.field.text
      guard !Tags(text).names.isEmpty else { return [] }
      return ask(line.adds ? .addTags(text) : .removeTags(text), context)
    default:
      tagging = nil
      return []
    }
    tagging = line
    return []
  }

  // MARK: Edits

  /// The number of cards in the marked decks.
  func markedCards(_ context: StudyContext) -> Int {
    let ids = Set(targets(.marked, context).map(\.id))
    return context.data.decks.reduce(0) { ids.contains($1.deck.id) ? $0 + $1.cards : $0 }
  }

  /// Makes an edit, after a question if it is one of many cards.
  mutating func ask(_ edit: BulkEdit, _ context: StudyContext) -> [Request] {
    let count = markedCards(context)
    guard count > 0 else { return [.tell(StatusMessage(.browserNothing))] }
    guard !confirmation.ask(before: edit, of: count) else { return [] }
    return make(edit, context)
  }

  mutating func confirm(_ action: DialogAction, _ context: StudyContext) -> [Request] {
    guard let edit = confirmation.answer(action) else { return [] }
    return make(edit, context)
  }

  private mutating func make(_ edit: BulkEdit, _ context: StudyContext) -> [Request] {
    let decks = targets(.marked, context)
    work = .edit(edit)
    let name = context.wording.name(of: decks)
    return [.run(.edit(edit, of: .decks(Set(decks.map(\.id))), name: name))]
  }

  /// The question before decks are deleted, or before an edit of many cards.
  func dialog(_ context: StudyContext) -> Dialog? {
    guard context.data.decksLoading.failure == nil else { return nil }
    if let dialog = removal?.dialog(among: context.data.decks, context.wording) { return dialog }
    if let dialog = filteredDialog(context) { return dialog }
    guard let confirmation else { return nil }
    let count = markedCards(context)
    let words = confirmation.change.question(count, notes: count)
    return confirmation.dialog(words.question, go: words.go, context.wording)
  }
}
