package import Flashcards
package import Secrets
package import Vault

extension StudyStore {
  /// The notes that have the same text in a field, in the order of the first note of each group. Others may
  /// use the vault meanwhile. Ends at once when the key is destroyed.
  ///
  /// - Parameters:
  ///   - field: the name of the field, in either case.
  ///   - deck: the deck of whose cards the notes are, with those within it; nil for all.
  /// - Returns: the groups, and the number of notes and pages that can't be read.
  package func duplicates(
    in field: String,
    of deck: DeckID?,
    under key: VaultKey
  ) throws(VaultFailure) -> (groups: [DuplicateGroup], damaged: Int) {
    try vault.readInParts(under: key) { reader in
      var finder = try DuplicateFinder(field, in: deck, reader)
      return (try finder.groups(), finder.damaged)
    }
  }
}
