import CardcaseUI
import Flashcards
import Secrets
import Store
import Vault
import Wording

/// What the screens about flashcards ask for.
extension Runtime {
  /// Does it, and tells what came of it.
  func performStudy(_ effect: Effect, in open: inout OpenVault) -> [RuntimeStep] {
    switch effect {
    case .keepStep(let change, let step, let token) where step.kind == .noteRemoval:
      // A single note is gone before the next key, like an answer.
      do throws(FailureReason) {
        try open.attempt { vault, key in
          let now = dependencies.moment().time
          try StudyStore(vault).apply(change, as: step, at: now, under: key)
        }
        return [.reply(.kept(token: token))]
      } catch {
        return [.reply(.notKept(token: token))]
      }
    case .keepStep(let change, let step, let token):
      return begin(.keepStep(change, step, token: token), in: &open)
    case .takeBack([.noteRemoval], _):
      do throws(FailureReason) {
        let result = try open.attempt { vault, key in
          try StudyStore(vault).takeBack([.noteRemoval], under: key)
        }
        return [.reply(.takenBack(result))]
      } catch {
        return [.reply(.notTakenBack)]
      }
    case .takeBack(let kinds, let force): return begin(.takeBack(kinds, force: force), in: &open)
    case .readImport(let path, let deck):
      return begin(.readImport(path: path, into: deck), in: &open)
    case .exportDeck(let deck, let path):
      let study = OpenStudyStore(open.vault, under: open.key, now: dependencies.moment)
      let file = DeckFileTransfer(path: path, random: dependencies.random)
      return [.reply(file.export(deck, study))]
    case .fitParameters(let deck, let boundary): return fit(deck, boundary, in: &open)
    default:
      let outcome = StudyEffectHandler(open.vault, under: open.key).outcome(of: effect)
      return outcome.map { [.reply($0)] } ?? []
    }
  }

  private func fit(
    _ deck: DeckID,
    _ boundary: DayBoundary,
    in open: inout OpenVault
  ) -> [RuntimeStep] {
    open.leases.stopFitting()
    let stop = Fitting.Stop(open.key)
    open.leases.fitting = stop
    let mailbox = dependencies.mailbox
    let work = Fitting(deck: deck, boundary: boundary, vault: open.vault, stop: stop) {
      done,
      total in
      mailbox.post(.message(.outcome(.fitProgress(done: done, of: total))))
    }
    return [.task(.fit(work))]
  }
}
