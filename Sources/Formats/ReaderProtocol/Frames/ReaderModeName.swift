/// The work for which a reader is started; its only argument.
package enum ReaderModeName: String, Sendable, CaseIterable {
  /// Rendering cards, while the vault is open.
  case faces
  /// Reading a package of Anki's.
  case packageIn = "package-in"
  /// Writing a package for Anki.
  case packageOut = "package-out"
  /// Reading the database of hashcards.
  case hashcards
  /// Reading another program's file of payment cards.
  case cardsIn = "cards-in"
  /// Writing a file of payment cards for another program.
  case cardsOut = "cards-out"
}
