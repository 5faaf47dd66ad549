package import CardcaseUI
import Flashcards
package import Secrets
import Store
package import Vault

/// What the screens about flashcards are answered, while a vault is open.
package struct StudyEffectHandler {
  private let store: StudyStore
  private let key: VaultKey

  /// The flashcards of a vault that `key` opens.
  package init(_ vault: Vault, under key: VaultKey) {
    store = StudyStore(vault)
    self.key = key
  }

  /// Does what is asked for, and says what came of it; nil for what is not about the vault's
  /// flashcards.
  package func outcome(of effect: Effect) -> CardcaseUI.Outcome? {
    do {
      return try answer(to: effect)
    } catch {
      return Self.failure(of: effect)
    }
  }

  private func answer(to effect: Effect) throws -> CardcaseUI.Outcome? {
    switch effect {
    case .loadDecks(let moment, let boundary):
      let found = try store.summaries(at: moment, boundary: boundary, under: key)
      return .decks(found.decks, damaged: found.damaged)
    case .loadShelf(let deck, let extent, let moment, let boundary):
      let (shelf, damaged) = try store.shelf(
        of: deck,
        extent: extent,
        at: moment,
        boundary: boundary,
        under: key
      )
      let latest = try store.latestIDs(under: key)
      let newest = [latest.note?.rawValue, latest.card?.rawValue, latest.parameters?.rawValue]
      return .shelf(shelf, newest: newest.compactMap(\.self).max() ?? 0, damaged: damaged)
    case .loadReviews(let since):
      return .reviews(try store.reviews(since: since, under: key).reviews)
    case .loadPast(let deck): return .past(try store.past(of: deck, under: key).past)
    case .countDeck(let deck):
      return .deckCounted(try store.totals(of: deck, under: key), of: deck)
    case .keep(let change, let token):
      try store.apply(change, under: key)
      return .kept(token: token)
    default:
      return nil
    }
  }

  /// The reply where what is asked for can't be done; nil for what is not about flashcards.
  static func failure(of effect: Effect) -> CardcaseUI.Outcome? {
    switch effect {
    case .loadDecks: .decksUnreadable
    case .loadShelf(let deck, _, _, _): .shelfUnreadable(deck)
    case .loadReviews, .loadPast, .countDeck: .reviewsUnreadable
    case .keep(_, let token), .keepStep(_, _, let token): .notKept(token: token)
    case .takeBack: .notTakenBack
    case .readImport: .importUnreadable(.unreadable)
    case .exportDeck: .exportFailed(.failed)
    case .fitParameters: .notFitted
    default: nil
    }
  }
}
