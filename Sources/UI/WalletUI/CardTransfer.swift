package import PaymentCards

/// What the wallet asks of files.
package enum CardTransfer: Hashable, Sendable {
  /// Read a file of another program, and say what an import would do.
  case read(path: String)
  /// Import what was read last; cards whose number is known already as well, if that is meant.
  case write(keepingCodes: Bool, withDuplicates: Bool)
  /// Let go of what was read last: its preview was left.
  case forget
  /// Write all cards to a file.
  case export(path: String, withCodes: Bool)
}

/// What came of it.
package enum CardTransferResult: Sendable {
  /// What an import would do.
  case read(CardImportPreview)
  /// The cards that were imported are in the wallet, which holds these now.
  case written([WalletEntry], new: Int)
  /// So many cards are in the file; so many are damaged and are not.
  case exported(Int, damaged: Int)
  /// Nothing was done, for the reason that the sentence tells.
  case failed(String)
}

/// What an import of cards would do.
package struct CardImportPreview: Hashable, Sendable {
  /// The file's format and then each item with what becomes of it, in words.
  package let lines: [String]
  /// How many cards would be added.
  package let new: Int
  /// Whether some have a security code that could be kept.
  package let hasCodes: Bool
  /// The lines of the cards that are left out as their number is known, by their places, as they are
  /// where these cards are imported too.
  package let duplicates: [Int: String]

  /// Keeps the parts.
  package init(lines: [String], new: Int, hasCodes: Bool, duplicates: [Int: String] = [:]) {
    self.lines = lines
    self.new = new
    self.hasCodes = hasCodes
    self.duplicates = duplicates
  }
}
