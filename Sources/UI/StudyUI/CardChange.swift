import Flashcards
import Screens
import Undo
import Widgets
import WindowLevels
import Wording

/// A change of one card of a list, or of all that are marked there.
enum CardChange: Hashable, Codable, Sendable {
  /// Suspends the cards; if all of them are suspended already, unsuspends them.
  case suspend
  /// Gives the cards the flag after that of the first of them.
  case flag
  /// Adds tags to the cards' notes, or removes them.
  case addTags(String), removeTags(String)
  /// Deletes the cards' notes, with all of their cards.
  case delete
  /// Deletes them with all that is stored to undo changes of them.
  case deleteForGood

  /// The change of these cards, and the words for it once it is saved.
  func change(_ ids: [CardID], _ shelf: LoadedDeck, _ context: StudyContext) -> SavedChange {
    var cards = ids.compactMap { shelf.card($0) }
    switch self {
    case .suspend:
      let isSuspended = !cards.allSatisfy(\.isSuspended)
      for index in cards.indices { cards[index].isSuspended = isSuspended }
      return SavedChange(
        cards,
        suspended(isSuspended, cards.count, context.wording),
        UndoableOperation(isSuspended ? .suspend : .unsuspend, name(of: cards, shelf, context))
      )
    case .flag:
      let flag = ((cards.first?.flag ?? 0) + 1) % 8
      for index in cards.indices { cards[index].flag = flag }
      return SavedChange(
        cards,
        flagged(flag, cards.count, context.wording),
        UndoableOperation(.flag, name(of: cards, shelf, context))
      )
    case .addTags(let text): return tags(cards, shelf, context) { $0.add(Tags(text)) }
    case .removeTags(let text): return tags(cards, shelf, context) { $0.remove(Tags(text)) }
    case .deleteForGood:
      var change = ChangeSet()
      change.removedNotes = Set(cards.map(\.note))
      let name = name(of: cards, shelf, context)
      return SavedChange(change, .noteDeletedForGood(name: name), nil)
    case .delete:
      var change = ChangeSet()
      change.removedNotes = Set(cards.map(\.note))
      guard change.removedNotes.count > 1 else {
        let name = cards.first.flatMap { shelf.note($0.note) }?.words.prompt.firstLine ?? ""
        return SavedChange(
          change,
          .noteDeleted(name: name),
          UndoableOperation(.noteRemoval, name)
        )
      }
      let notes = context.wording.count(.notes, change.removedNotes.count)
      return SavedChange(
        change,
        .notesDeleted(notes: notes),
        UndoableOperation(.noteRemoval, notes)
      )
    }
  }

  /// The prompt of a single card's note; for several their number.
  private func name(of cards: [Card], _ shelf: LoadedDeck, _ context: StudyContext) -> String {
    guard let card = cards.first, cards.count == 1 else {
      return context.wording.count(.cards, cards.count)
    }
    return shelf.note(card.note)?.words.prompt.firstLine ?? ""
  }

  private func suspended(_ isSuspended: Bool, _ count: Int, _ wording: Wording) -> Phrase {
    guard count > 1 else { return isSuspended ? .noteSuspended : .noteUnsuspended }
    let cards = wording.count(.cards, count)
    return isSuspended ? .cardsSuspended(cards: cards) : .cardsUnsuspended(cards: cards)
  }

  private func flagged(_ flag: UInt8, _ count: Int, _ wording: Wording) -> Phrase {
    guard count > 1 else {
      return flag == 0 ? .reviewUnflagged : .reviewFlagged(flag: String(flag))
    }
    let cards = wording.count(.cards, count)
    return flag == 0
      ? .cardsUnflagged(cards: cards) : .cardsFlagged(cards: cards, flag: String(flag))
  }

  /// Changes the tags of the cards' notes.
  private func tags(
    _ cards: [Card],
    _ shelf: LoadedDeck,
    _ context: StudyContext,
    _ edit: (inout Tags) -> Void
  ) -> SavedChange {
    var change = ChangeSet()
    for id in Set(cards.map(\.note)).sorted() {
      guard var note = shelf.note(id) else { continue }
      let old = note.tags
      edit(&note.tags)
      guard note.tags != old else { continue }
      note.modified = context.moment.time
      change.notes.append(note)
    }
    let notes = context.wording.count(.notes, change.notes.count)
    return SavedChange(change, .notesTagged(notes: notes), UndoableOperation(.tag, notes))
  }

  /// The question before the change of many cards, and the words that go on.
  func question(_ ids: [CardID], _ shelf: LoadedDeck, _ wording: Wording)
    -> (question: Phrase, go: Phrase)
  {
    let cards = wording.count(.cards, ids.count)
    let notes = wording.count(.notes, Set(ids.compactMap { shelf.card($0)?.note }).count)
    return switch self {
    case .suspend: (.bulkSuspend(cards: cards), .keySuspendCard)
    case .flag: (.bulkFlag(cards: cards), .keyFlag)
    case .addTags: (.bulkTag(notes: notes), .keyAddTags)
    case .removeTags: (.bulkTag(notes: notes), .keyRemoveTags)
    case .delete: (.bulkDelete(notes: notes), .keyDelete)
    case .deleteForGood: (.bulkDeleteForGood(notes: notes), .keyDeleteForGood)
    }
  }
}

/// A change to save, and what is said of it.
struct SavedChange {
  let change: ChangeSet
  /// The message once it is saved.
  let message: StatusMessage
  /// The operation in the undo log; nil if the change deletes for good.
  let operation: UndoableOperation?

  init(_ change: ChangeSet, _ done: Phrase, _ operation: UndoableOperation?) {
    self.change = change
    message = StatusMessage(tone: .success, done)
    self.operation = operation
  }

  fileprivate init(_ cards: [Card], _ done: Phrase, _ operation: UndoableOperation) {
    var change = ChangeSet()
    change.cards = cards
    self.init(change, done, operation)
  }
}

extension Tags {
  fileprivate mutating func add(_ tags: Tags) { tags.names.forEach { insert($0) } }

  fileprivate mutating func remove(_ tags: Tags) { tags.names.forEach { remove($0) } }
}
