package import Flashcards
package import Secrets
package import Vault

extension StudyStore {
  /// The cards that a search finds, or their notes, in an order, without cards that their notes no longer
  /// ask for. What has the same value is in the order in which it was added, the newest note first, and what
  /// has none comes last, in either direction.
  ///
  /// Others may use the vault meanwhile. Ends at once when the key is destroyed.
  ///
  /// - Parameters:
  ///   - query: the search of the request, as it was read.
  ///   - context: the circumstances, with the deck of the request's scope.
  ///   - texts: the order of names and texts.
  /// - Returns: the list, and the number of notes, cards and pages that may be meant and can't be read. A
  ///   note whose text can't be read is one of them where that is needed, and is listed without it.
  /// - Throws: `VaultFailure`.
  package func list(
    _ request: CardListRequest,
    _ query: CardQuery,
    _ context: SearchContext,
    texts: @escaping TextOrder,
    under key: VaultKey
  ) throws(VaultFailure) -> (list: CardList, damaged: Int) {
    try vault.readInParts(under: key) { reader in
      var lister = try CardLister(request, query, context, texts, reader)
      return (try lister.list(), lister.damaged)
    }
  }
}
