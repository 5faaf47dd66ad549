import CardcaseUI
import Flashcards
import Secrets
import Store
import StudyUI
import Vault
import Wording

/// Work on the flashcards.
extension Runtime {
  /// Performs an effect on the flashcards of the open vault.
  func perform(
    _ effect: StudyEffect,
    _ ticket: Ticket,
    in open: inout OpenVault
  ) -> [RuntimeStep] {
    switch effect {
    case .saveUndoable(let change, let operation) where operation.kind == .noteRemoval:
      // Removing a single note ends before the next key, as saving an answer does.
      return [.reply(.study(save(change, operation, in: open)), to: ticket)]
    case .undo([.noteRemoval], _):
      return [.reply(.study(.response(undoNoteRemoval(in: open))), to: ticket)]
    case .saveUndoable(let change, let operation):
      return begin(.saveUndoable(change, operation), ticket, in: &open)
    case .undo(let kinds, let force):
      return begin(.undo(kinds, force: force), ticket, in: &open)
    case .readImport(let path, let deck):
      return begin(.readImport(path: path, into: deck), ticket, in: &open)
    case .export(let scope, let path):
      let study = OpenStudyStore(open.vault, under: open.key, now: dependencies.moment)
      let file = DeckFileTransfer(path: path, random: dependencies.random)
      return [.reply(.study(file.export(scope, study)), to: ticket)]
    case .fitParameters(let deck, let boundary): return fit(deck, boundary, ticket, in: &open)
    case .loadDecks, .loadDeck, .reload, .loadReviews, .loadHistory, .countDeck, .save,
      .stopFitting:
      let reply = StudyEffectHandler(open.vault, under: open.key).reply(to: effect)
      return reply.map { [.reply(.study($0), to: ticket)] } ?? []
    }
  }

  private func save(
    _ change: ChangeSet,
    _ operation: UndoableOperation,
    in open: OpenVault
  ) -> StudyReply {
    do throws(FailureReason) {
      try open.attempt { vault, key in
        let now = dependencies.moment().time
        try StudyStore(vault).apply(change, as: operation, at: now, under: key)
      }
      return .saved(change)
    } catch {
      return .notSaved(error)
    }
  }

  private func undoNoteRemoval(in open: OpenVault) -> StudyResponse {
    do throws(FailureReason) {
      return .takenBack(
        try open.attempt { vault, key in
          try StudyStore(vault).undo([.noteRemoval], under: key)
        }
      )
    } catch {
      return .notTakenBack(error)
    }
  }

  private func fit(
    _ deck: DeckID,
    _ boundary: DayBoundary,
    _ ticket: Ticket,
    in open: inout OpenVault
  ) -> [RuntimeStep] {
    open.leases.stopFitting()
    let stop = Fitting.Stop(open.key)
    open.leases.fitting = stop
    let mailbox = dependencies.mailbox
    let work = Fitting(deck: deck, boundary: boundary, vault: open.vault, stop: stop) {
      done,
      total in
      let progress = StudyReply.response(.fitProgress(done: done, of: total))
      mailbox.post(.message(.reply(.study(progress), to: ticket)))
    }
    return [.task(.fit(work), for: ticket)]
  }
}
