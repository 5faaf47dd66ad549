import CardcaseUI
import Flashcards
import PaymentCards
import Preferences
import Secrets
import Store
import StudyUI
import Undo
import Vault
import WalletUI
import Wording

/// Work on the undo log.
extension Runtime {
  /// Performs an effect on the undo log of the open vault.
  func perform(
    _ effect: UndoEffect,
    _ ticket: Ticket,
    in open: OpenVault
  ) -> [RuntimeStep] {
    do throws(FailureReason) {
      switch effect {
      case .next(let direction, let scope):
        return try next(direction, scope, ticket, in: open)
      case .inspect(let direction, let id):
        let found = try open.attempt { vault, key in
          try UndoStore(vault).inspect(direction, id, under: key)
        }
        guard let found else { return [.reply(.undo(.nothing(direction)), to: ticket)] }
        return [.reply(.undo(.asks(UndoQuestion(found))), to: ticket)]
      case .step(let direction, let id):
        return begin(.undo(direction, id), ticket, in: open)
      case .list(let newest):
        let found = try open.attempt { vault, key in
          try UndoStore(vault).entries(newest: newest, under: key)
        }
        return [.reply(.undo(.listed(found.entries, damaged: found.damaged)), to: ticket)]
      case .forget(let id):
        try open.attempt { vault, key in try UndoStore(vault).forget(id, under: key) }
        return [.reply(.undo(.forgotten(id)), to: ticket)]
      }
    } catch {
      return [.reply(.undo(.failed(error)), to: ticket)]
    }
  }

  /// Undoes or redoes the next operation, unless it has to be asked first.
  private func next(
    _ direction: UndoDirection,
    _ scope: UndoScope,
    _ ticket: Ticket,
    in open: OpenVault
  ) throws(FailureReason) -> [RuntimeStep] {
    let openedAt = open.openedAt
    let step = try open.attempt { vault, key -> UndoStep? in
      let store = UndoStore(vault)
      guard let entry = try store.next(direction, in: scope, under: key) else { return nil }
      // What was undone in this session is redone in it.
      let isOlder = direction == .undo && entry.time < openedAt
      guard !entry.isLarge, !isOlder else {
        return .blocked(
          try store.inspect(direction, entry.id, under: key) ?? .init(direction, entry)
        )
      }
      return try store.step(direction, entry.id, under: key)
    }
    switch step {
    case nil, .gone: return [.reply(.undo(.nothing(direction)), to: ticket)]
    case .blocked(let found): return [.reply(.undo(.asks(UndoQuestion(found))), to: ticket)]
    case .done(let report, let changes):
      return changes.replies.map { .reply($0, to: Ticket(epoch: ticket.epoch)) }
        + [.reply(.undo(.done(report)), to: ticket)]
    }
  }
}

extension UndoQuestion {
  /// The question about an operation in the log.
  init(_ found: UndoInspection) {
    self.init(found.direction, found.entry, dependents: found.dependents)
  }
}

extension UndoChanges {
  /// The replies that tell the features of the changes.
  var replies: [Reply] {
    var replies: [Reply] = []
    if !study.isEmpty { replies.append(.study(.saved(study))) }
    if !savedCards.isEmpty || !removedCards.isEmpty {
      replies.append(.wallet(.stepped(saved: savedCards, removed: removedCards)))
    }
    if let preferences { replies.append(.system(.saved(preferences))) }
    return replies
  }
}
