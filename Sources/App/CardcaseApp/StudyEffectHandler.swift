package import Flashcards
package import Secrets
import Store
package import StudyUI
package import Vault
import Wording

/// Performs the effects of the flashcard screens on an open vault.
package struct StudyEffectHandler {
  private let vault: Vault
  private let key: VaultKey
  /// The current time, for the undo log.
  private let now: () -> Timestamp

  private var store: StudyStore { StudyStore(vault) }

  /// The flashcards of a vault that `key` opens.
  package init(_ vault: Vault, under key: VaultKey, now: @escaping () -> Timestamp) {
    self.vault = vault
    self.key = key
    self.now = now
  }

  /// Performs an immediate effect and returns its reply; nil for effects that run elsewhere.
  package func reply(to effect: StudyEffect) -> StudyReply? {
    do {
      return try answer(to: effect)
    } catch {
      return Self.failure(of: effect, because: FailureReason(error))
    }
  }

  private func answer(to effect: StudyEffect) throws -> StudyReply? {
    switch effect {
    case .loadDecks(let moment, let boundary):
      let found = try store.summaries(at: moment, boundary: boundary, under: key)
      return .loaded(.decks(found.decks, damaged: found.damaged))
    case .loadDeck(let deck, let scope, let moment, let boundary):
      let (contents, damaged) = try store.contents(
        of: deck,
        scope: scope,
        at: moment,
        boundary: boundary,
        under: key
      )
      let newest = try store.ids(under: key).latest
      return .loaded(.deck(contents, newest: newest, damaged: damaged))
    case .loadReviews(let since):
      return .response(.reviews(try store.reviews(since: since, under: key).reviews))
    case .countDeck(let deck):
      return .response(.totals(try store.totals(of: deck, under: key), of: deck))
    case .save(let change, let operation):
      try store.apply(change, as: operation, at: now(), under: key)
      return .saved(change)
    case .deleteForGood(let change):
      try UndoStore(vault).deleteForGood(change, under: key)
      return .saved(change)
    case .edit, .reload, .readImport, .export, .fitParameters, .stopFitting, .findNotes,
      .loadAnswers, .loadStatistics, .renderFaces, .renderPreview, .releaseMemory,
      .hear, .hush:
      return nil
    }
  }

  /// The reply to an effect that failed; nil if it has none.
  static func failure(of effect: StudyEffect, because reason: FailureReason) -> StudyReply? {
    switch effect {
    case .loadDecks: .loaded(.decksUnreadable(reason))
    case .loadDeck(let deck, _, _, _): .loaded(.deckUnreadable(deck, reason))
    case .loadReviews, .loadStatistics, .countDeck, .fitParameters: .unreadable(reason)
    case .save, .edit, .deleteForGood: .notSaved(reason)
    case .readImport: .response(.unreadable(.unreadable(reason)))
    case .export: .response(.exportFailed(.failed(reason)))
    case .renderFaces(let wanted):
      .response(.faces(wanted.reduce(into: [:]) { $0[$1.card] = .failed(reason) }))
    case .renderPreview: .response(.previewedFace(.failed(reason)))
    case .hear: .heard(.failure(.notReached))
    case .reload, .stopFitting, .findNotes, .loadAnswers, .releaseMemory, .hush: nil
    }
  }
}
