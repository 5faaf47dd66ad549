import Flashcards
import PaymentCards
import Wording

@testable import CardcaseUI
@testable import StudyUI
@testable import WalletUI

/// The undo log of a vault, played in memory: what was there before each operation.
struct FakeUndoLog {
  private struct Step {
    var entry: UndoEntry
    /// The contents before the operation, or after it once it is undone.
    var study: StudyVault?
    var wallet: FakeWallet
  }

  private var steps: [Step] = []
  /// The time of unlocking: operations before it are asked about first.
  var openedAt = Timestamp(milliseconds: 0)
  /// True if nothing can be written.
  var refuses = false

  var entries: [UndoEntry] { steps.map(\.entry) }

  /// Notes what is there before an operation.
  mutating func log(
    _ operation: UndoableOperation,
    of count: Int,
    answers: Int = 0,
    at time: Timestamp,
    _ study: StudyVault?,
    _ wallet: FakeWallet
  ) {
    steps.removeAll { $0.entry.isUndone }
    let entry = UndoEntry(
      id: Int64(steps.count + 1),
      operation: operation,
      time: time,
      count: count,
      answers: answers,
      isUndone: false
    )
    steps.append(Step(entry: entry, study: study, wallet: wallet))
  }

  /// The vault's answers: to no window, and to the one that asked.
  mutating func answer(
    _ effect: UndoEffect,
    _ study: inout StudyVault?,
    _ wallet: inout FakeWallet
  ) -> (others: [Reply], reply: UndoReply) {
    guard !refuses else { return ([], .failed(.diskFull)) }
    switch effect {
    case .list: return ([], .listed(steps.map(\.entry).reversed(), damaged: 0))
    case .next(let direction, let scope):
      let found = steps.indices.filter {
        steps[$0].entry.isUndone == (direction == .redo)
          && scope.contains(steps[$0].entry.operation.kind.area, decks: [])
      }
      guard let index = direction == .undo ? found.last : found.first else {
        return ([], .nothing(direction))
      }
      let entry = steps[index].entry
      guard !entry.isLarge, direction == .redo || entry.time >= openedAt else {
        return ([], .asks(UndoQuestion(direction, entry, dependents: [])))
      }
      return take(index, direction, &study, &wallet)
    case .inspect(let direction, let id):
      guard let index = index(of: id) else { return ([], .nothing(direction)) }
      let later = steps[(index + 1)...].filter { !$0.entry.isUndone }.map(\.entry)
      let question = UndoQuestion(direction, steps[index].entry, dependents: later.reversed())
      return ([], .asks(question))
    case .step(let direction, let id):
      guard let index = index(of: id) else { return ([], .nothing(direction)) }
      return take(index, direction, &study, &wallet)
    case .forget(let id):
      steps.removeAll { $0.entry.id == id }
      return ([], .forgotten(id))
    }
  }

  private func index(of id: Int64) -> Int? { steps.firstIndex { $0.entry.id == id } }

  private mutating func take(
    _ index: Int,
    _ direction: UndoDirection,
    _ study: inout StudyVault?,
    _ wallet: inout FakeWallet
  ) -> (others: [Reply], reply: UndoReply) {
    let step = steps[index]
    var others: [Reply] = []
    steps[index].study = study
    steps[index].wallet = wallet
    if step.entry.operation.kind.area == .study, let target = step.study, let now = study {
      let change = now.change(to: target, direction)
      study?.apply(change)
      others.append(.study(.saved(change)))
    }
    if step.entry.operation.kind.area == .wallet {
      let kept = Set(step.wallet.entries)
      let saved = step.wallet.entries.filter { !wallet.entries.contains($0) }
      let removed = wallet.entries.map(\.id).filter { id in !kept.contains { $0.id == id } }
      wallet = step.wallet
      others.append(.wallet(.stepped(saved: saved, removed: removed)))
    }
    let entry = step.entry
    steps[index].entry = UndoEntry(
      id: entry.id,
      operation: entry.operation,
      time: entry.time,
      count: entry.count,
      answers: entry.answers,
      isUndone: direction == .undo
    )
    return (others, .done(UndoReport(direction, [entry])))
  }
}

extension StudyVault {
  /// The change that leads to another state.
  fileprivate func change(to target: StudyVault, _ direction: UndoDirection) -> ChangeSet {
    var change = ChangeSet()
    change.decks = target.decks.values.filter { decks[$0.id] != $0 }
    change.presets = target.presets.values.filter { presets[$0.id] != $0 }
    change.removedPresets = Set(presets.keys).subtracting(target.presets.keys)
    change.filteredDecks = target.filtered.values.filter { filtered[$0.id] != $0 }
    change.removedFilteredDecks = Set(filtered.keys).subtracting(target.filtered.keys)
    change.notes = target.notes.values.filter { notes[$0.id] != $0 }
    change.cards = target.cards.values.filter { cards[$0.id] != $0 }
    change.withdrawn = reviews.filter { !target.reviews.contains($0) }
    change.reviews = target.reviews.filter { !reviews.contains($0) }
    change.removedNotes = Set(notes.keys).subtracting(target.notes.keys)
    change.removedCards = Set(cards.keys).subtracting(target.cards.keys)
    change.noteTypes = target.types.filter { type in types.first { $0.id == type.id } != type }
    let kept = Set(target.types.map(\.id))
    change.removedNoteTypes = Set(types.map(\.id)).subtracting(kept)
    change.removedDecks = Set(decks.keys).subtracting(target.decks.keys)
    return change
  }
}
