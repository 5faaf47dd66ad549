package import PaymentCards
package import Secrets
package import Wording

/// Work on files of cards.
package enum CardTransfer: Sendable {
  /// Read the file of another program, as of a format if that was chosen, with what opens it if that is
  /// known, and preview its import.
  case read(path: String, as: CardFormatName?, CardFileKey?)
  /// Import what is chosen of the file read last.
  case write(CardImportChoice)
  /// Discard the file read last, as its preview was closed.
  case forget
  /// Delete a file whose cards were imported.
  case deleteFile(path: String)
  /// Export cards to a file.
  case export(CardExportRequest)
}

/// The password and the key file that open an encrypted file of cards.
package struct CardFileKey: Sendable {
  /// The password in UTF-8; nil if there is none, which is not an empty one.
  package let password: SecretBytes?
  /// The path of the key file; nil if there is none.
  package let keyFile: String?

  /// A key of these parts.
  package init(password: SecretBytes?, keyFile: String? = nil) {
    self.password = password
    self.keyFile = keyFile
  }
}

/// The user's choice of what to import from a file.
package struct CardImportChoice: Hashable, Sendable {
  /// The indices of the preview's items to carry out: new cards and those whose number is known as
  /// new cards, updates as updates.
  package let items: Set<Int>
  /// True if security codes are kept.
  package let keepsCodes: Bool

  /// A choice of items.
  package init(items: Set<Int>, keepsCodes: Bool) {
    self.items = items
    self.keepsCodes = keepsCodes
  }
}

/// An export of cards to a file.
package struct CardExportRequest: Sendable {
  /// The file, which must not be there yet.
  package let path: String
  /// The format.
  package let format: PaymentCardExportFormat
  /// The password in UTF-8; nil for a format that anybody can read.
  package let password: SecretBytes?
  /// True if security codes are written.
  package let withCodes: Bool
  /// The ids of the cards; nil for all.
  package let only: Set<Int64>?

  /// A request of these parts.
  package init(
    path: String,
    format: PaymentCardExportFormat,
    password: SecretBytes?,
    withCodes: Bool,
    only: Set<Int64>?
  ) {
    self.path = path
    self.format = format
    self.password = password
    self.withCodes = withCodes
    self.only = only
  }
}

/// The result of work on files of cards.
package enum CardTransferResult: Sendable {
  /// The preview of an import.
  case read(CardImportPreview)
  /// The file is encrypted, and was not opened yet. The problem is the sentence about a password or
  /// key file that did not fit.
  case needsKey(format: String, allowsKeyFile: Bool, problem: String?)
  /// The cards were imported; the wallet now has these entries, `new` of them imported, and
  /// `updated` of them changed.
  case written(Result<[WalletEntry], FailureReason>, new: Int, updated: Int)
  /// The number of cards exported, and of damaged cards left out.
  case exported(Int, damaged: Int)
  /// The file with the cards is gone.
  case deleted(path: String)
  /// Nothing was done, for the reason given in words.
  case failed(String)
}
