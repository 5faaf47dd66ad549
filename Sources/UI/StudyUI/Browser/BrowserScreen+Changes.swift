import Flashcards
import Screens
import Widgets
import Wording

/// The actions on the marked cards, or on the focused one.
extension BrowserScreen {
  mutating func change(
    _ command: Command,
    _ target: MarkTarget,
    _ shelf: LoadedDeck,
    _ context: StudyContext
  ) -> [Request] {
    let ids = targets(target, shelf)
    guard let first = ids.first, let card = shelf.card(first) else { return nothing }
    switch command {
    case .suspend: return ask(.edit(.suspend(nil)), ids, shelf, context)
    case .flag: return ask(.edit(.flag(nil)), ids, shelf, context)
    case .delete: return ask(.delete, ids, shelf, context)
    case .deleteForGood: confirmation = BulkConfirmation(.deleteForGood)
    case .moveDeck:
      return [.open(DeckChoiceScreen(RowMarks(ids.lazy.map(\.rawValue)), shelf: deck))]
    case .export:
      let notes = RowMarks(ids.lazy.compactMap { shelf.card($0)?.note.rawValue })
      return [.open(ExportScreen(shelf.deck, marked: .notes(notes)))]
    case .tag where target == .focused || marks.isEmpty:
      tags = TextField(shelf.note(card.note)?.tags.text ?? "", limit: 1_000)
      line = .tags
    case .tag, .untag:
      tags = TextField(limit: 1_000)
      line = command == .tag ? .addTags : .removeTags
    }
    completions = nil
    knownTags = shelf.tags(context.wording.collation)
    return []
  }

  /// Makes a change, after a question if it is one of many cards.
  mutating func ask(
    _ change: FlashcardEdit,
    _ ids: [FlashcardID],
    _ shelf: LoadedDeck,
    _ context: StudyContext
  ) -> [Request] {
    guard !confirmation.ask(before: change, of: ids.count) else { return [] }
    return save(change.change(ids, shelf, context))
  }

  mutating func answer(
    _ action: DialogAction,
    _ shelf: LoadedDeck,
    _ context: StudyContext
  ) -> [Request] {
    guard let change = confirmation.answer(action) else { return [] }
    return save(change.change(targets(.marked, shelf), shelf, context))
  }

  mutating func save(_ saved: SavedChange) -> [Request] {
    keeping = Keeping(message: saved.message)
    guard let operation = saved.operation else { return [.run(.deleteForGood(saved.change))] }
    return [.run(.save(saved.change, operation))]
  }
}
