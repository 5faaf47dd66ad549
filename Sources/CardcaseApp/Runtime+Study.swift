import CardcaseUI
import Flashcards
import Secrets
import Store
import Vault

/// What the screens about flashcards ask for.
extension Runtime {
  /// Does it, and tells what came of it.
  func performStudy(_ effect: Effect) {
    switch effect {
    case .readImport(let path, let deck):
      if let vault, let key {
        readings += 1
        worker.begin(
          .readImport(readings, path: path, into: deck, vault, under: key, at: moment()),
          epoch: model.epoch
        )
      }
    case .exportDeck(let deck, let path):
      handle(.outcome(DeckFile(path: path, random: random).export(deck, study)))
    case .fitParameters(let deck, let boundary): fit(deck, boundary)
    case .stopFitting: stopFitting()
    default:
      if let outcome = StudyDesk(vault, under: key).outcome(of: effect) {
        handle(.outcome(outcome))
      }
    }
  }

  private func fit(_ deck: DeckID, _ boundary: DayBoundary) {
    guard let vault, let key else { return }
    stopFitting()
    let stop = Fitting.Stop()
    fitting = stop
    let work = Fitting(
      deck: deck,
      boundary: boundary,
      vault: vault,
      key: key,
      stop: stop
    ) { [mailbox] done, total in
      mailbox.post(.message(.outcome(.fitProgress(done: done, of: total))))
    }
    worker.begin(.fit(work), epoch: model.epoch)
  }

  /// Gives up fitting parameters, where that is under way.
  func stopFitting() {
    fitting?.ask()
    fitting = nil
  }

  /// The flashcards, while the vault is open.
  private var study: StudyRoom? {
    guard let vault, let key else { return nil }
    return StudyRoom(vault, under: key, now: moment)
  }
}
