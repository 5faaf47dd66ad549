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
    case .loadDecks(let moment, let boundary): loadDecks(at: moment, boundary)
    case .loadShelf(let deck, let moment, let boundary): loadShelf(deck, at: moment, boundary)
    case .loadReviews(let since):
      let reviews = attempt { vault, key in
        try StudyStore(vault).reviews(since: since, under: key).reviews
      }
      handle(.outcome(reviews.map { .reviews($0) } ?? .reviewsUnreadable))
    case .loadPast(let deck):
      let past = attempt { vault, key in try StudyStore(vault).past(of: deck, under: key).past }
      handle(.outcome(past.map { .past($0) } ?? .reviewsUnreadable))
    case .keep(let change, let token):
      let isKept: Void? = attempt { vault, key in
        try StudyStore(vault).apply(change, under: key)
      }
      handle(.outcome(isKept == nil ? .notKept(token: token) : .kept(token: token)))
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
      break
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
  private var study: StudyRoom? {
    guard let vault, let key else { return nil }
    return StudyRoom(vault, under: key, now: moment)
  }

  private func loadDecks(at moment: LocalMoment, _ boundary: DayBoundary) {
    let found = attempt { vault, key in
      try StudyStore(vault).summaries(at: moment, boundary: boundary, under: key)
    }
    handle(.outcome(found.map { .decks($0.decks, damaged: $0.damaged) } ?? .decksUnreadable))
  }

  private func loadShelf(_ deck: DeckID, at moment: LocalMoment, _ boundary: DayBoundary) {
    let found = attempt { vault, key in
      let store = StudyStore(vault)
      let (shelf, damaged) = try store.shelf(of: deck, at: moment, boundary: boundary, under: key)
      let latest = try store.latestIDs(under: key)
      let newest = [latest.note?.rawValue, latest.card?.rawValue, latest.parameters?.rawValue]
      return (shelf, newest.compactMap(\.self).max() ?? 0, damaged)
    }
    handle(
      .outcome(
        found.map { .shelf($0.0, newest: $0.1, damaged: $0.2) } ?? .shelfUnreadable(deck)
      )
    )
  }
}
