/// A file in which cards may be, by the program that writes it.
public enum CardFileFormat: Hashable, Sendable, CaseIterable {
  /// Bitwarden's unencrypted JSON export.
  case bitwarden
  /// 1Password's export, a zip archive with JSON in it, or that JSON alone.
  case onePassword
  /// LastPass's CSV export of everything.
  case lastPass
  /// A table with a column for each of a card's values: LastPass's CSV export of form fills.
  case formFills
  /// A table with KeePassXC's columns.
  case keePassXC
}

/// Why a file can't be read as cards at all. What it has is never part of it.
public enum CardFileFailure: Error, Equatable, Sendable {
  /// It is sealed by the program that wrote it.
  case encrypted(EncryptedCardFile)
  /// It is a kind of export that never holds cards.
  case neverHoldsCards(CardlessFile)
  /// It is none of the formats.
  case unknownFormat
  /// It is larger than this many bytes, or unpacks to more.
  case tooLarge(limit: Int)
  /// It is not text in UTF-8.
  case notUTF8
  /// It ends too soon or is not written as its format asks; the offset in bytes where that shows.
  case broken(at: Int)
  /// Its JSON is nested too deeply.
  case tooDeep
  /// The archive can't be unpacked.
  case brokenArchive
  /// The archive is of another program.
  case otherArchive
  /// Something with guarded memory failed while a card was read.
  case noMemory
}

/// A sealed file that is known by its form.
public enum EncryptedCardFile: Hashable, Sendable, CaseIterable {
  /// A Bitwarden export under a password of its own.
  case bitwardenPassword
  /// A Bitwarden export that only the account it came from can read.
  case bitwardenAccount
  /// A KeePass database.
  case keePass
}

/// An export that is known by its form and never holds cards.
public enum CardlessFile: Hashable, Sendable, CaseIterable {
  /// Bitwarden's CSV has logins and notes only.
  case bitwardenCSV
  /// 1Password's CSV has logins only.
  case onePasswordCSV
  /// The CSV of Apple's Passwords has logins only.
  case appleCSV
}
