package import PaymentCards
package import Wording

/// Work on files of cards.
package enum CardTransfer: Hashable, Sendable {
  /// Read the file of another program and preview its import.
  case read(path: String)
  /// Import the file read last, also its duplicates and codes if wanted.
  case write(keepingCodes: Bool, withDuplicates: Bool)
  /// Discard the file read last, as its preview was closed.
  case forget
  /// Export all cards, or those with these ids, to a file.
  case export(path: String, withCodes: Bool, only: Set<Int64>?)
}

/// The result of work on files of cards.
package enum CardTransferResult: Sendable {
  /// The preview of an import.
  case read(CardImportPreview)
  /// The cards were imported; the wallet now has these entries, `new` of them imported.
  case written(Result<[WalletEntry], FailureReason>, new: Int)
  /// The number of cards exported, and of damaged cards left out.
  case exported(Int, damaged: Int)
  /// Nothing was done, for the reason given in words.
  case failed(String)
}

/// The preview of an import of cards.
package struct CardImportPreview: Hashable, Sendable {
  /// The file's format, and then each item with its treatment, in words.
  package let lines: [String]
  /// The number of cards that would be added without duplicates.
  package let new: Int
  /// True if the file has security codes that could be kept.
  package let hasCodes: Bool
  /// The lines of duplicates by their index, in their form if duplicates are imported too.
  package let duplicates: [Int: String]

  /// A preview with these parts.
  package init(lines: [String], new: Int, hasCodes: Bool, duplicates: [Int: String] = [:]) {
    self.lines = lines
    self.new = new
    self.hasCodes = hasCodes
    self.duplicates = duplicates
  }
}
