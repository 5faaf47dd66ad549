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
    case .keepStep(let change, let step, let token) where step.kind == .noteRemoval:
      // A single note is gone before the next key, like an answer.
      let isKept: Void? = attempt { vault, key in
        try StudyStore(vault).apply(change, as: step, at: moment().time, under: key)
      }
      handle(.outcome(isKept == nil ? .notKept(token: token) : .kept(token: token)))
    case .keepStep(let change, let step, let token):
      begin(.keepStep(change, step, token: token))
    case .takeBack([.noteRemoval], _):
      let result = attempt { vault, key in
        try StudyStore(vault).takeBack([.noteRemoval], under: key)
      }
      handle(.outcome(result.map { .takenBack($0) } ?? .notTakenBack))
    case .takeBack(let kinds, let force): begin(.takeBack(kinds, force: force))
    case .readImport(let path, let deck): begin(.readImport(path: path, into: deck))
    case .exportDeck(let deck, let path):
      handle(.outcome(DeckFile(path: path, random: random).export(deck, study)))
    case .fitParameters(let deck, let boundary): fit(deck, boundary)
    case .stopFitting: stopFitting()
    default:
      if let outcome = StudyEffectHandler(vault, under: key).outcome(of: effect) {
        handle(.outcome(outcome))
      }
    }
  }

  private func fit(_ deck: DeckID, _ boundary: DayBoundary) {
    guard let vault, let key else { return }
    stopFitting()
    let stop = Fitting.Stop(key)
    fitting = stop
    let work = Fitting(
      deck: deck,
      boundary: boundary,
      vault: vault,
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
  private var study: OpenStudyStore? {
    guard let vault, let key else { return nil }
    return OpenStudyStore(vault, under: key, now: moment)
  }
}
