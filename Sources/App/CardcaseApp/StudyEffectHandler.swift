package import CardcaseUI
import Flashcards
package import Secrets
import Store
package import Vault

/// What the screens about flashcards are answered, while a vault is open.
package struct StudyEffectHandler {
  private let vault: Vault?
  private let key: VaultKey?

  /// The flashcards of a vault that `key` opens; of none, everything fails.
  package init(_ vault: Vault?, under key: VaultKey?) {
    self.vault = vault
    self.key = key
  }

  /// Does what is asked for, and says what came of it; nil for what is not about the vault's
  /// flashcards.
  package func outcome(of effect: Effect) -> CardcaseUI.Outcome? {
    switch effect {
    case .loadDecks(let moment, let boundary):
      let found = attempt { store, key in
        try store.summaries(at: moment, boundary: boundary, under: key)
      }
      return found.map { .decks($0.decks, damaged: $0.damaged) } ?? .decksUnreadable
    case .loadShelf(let deck, let extent, let moment, let boundary):
      let found = attempt { store, key in
        let (shelf, damaged) = try store.shelf(
          of: deck,
          extent: extent,
          at: moment,
          boundary: boundary,
          under: key
        )
        let latest = try store.latestIDs(under: key)
        let newest = [latest.note?.rawValue, latest.card?.rawValue, latest.parameters?.rawValue]
        return (shelf, newest.compactMap(\.self).max() ?? 0, damaged)
      }
      return found.map { .shelf($0.0, newest: $0.1, damaged: $0.2) } ?? .shelfUnreadable(deck)
    case .loadReviews(let since):
      let reviews = attempt { store, key in try store.reviews(since: since, under: key).reviews }
      return reviews.map { .reviews($0) } ?? .reviewsUnreadable
    case .loadPast(let deck):
      let past = attempt { store, key in try store.past(of: deck, under: key).past }
      return past.map { .past($0) } ?? .reviewsUnreadable
    case .countDeck(let deck):
      let totals = attempt { store, key in try store.totals(of: deck, under: key) }
      return totals.map { .deckCounted($0, of: deck) } ?? .reviewsUnreadable
    case .keep(let change, let token):
      let isKept: Void? = attempt { store, key in try store.apply(change, under: key) }
      return isKept == nil ? .notKept(token: token) : .kept(token: token)
    default:
      return nil
    }
  }

  private func attempt<T>(_ body: (StudyStore, VaultKey) throws -> T) -> T? {
    guard let vault, let key else { return nil }
    return try? body(StudyStore(vault), key)
  }
}
