// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/help-card-files.pot. Change it there.

extension Phrase {
  /// The key file of a KeePass database.
  package static var helpCardImportKeyFile: Phrase { Phrase(.helpCardImportKeyFile) }
  /// Read the file's password from this open descriptor, up to the first line feed.
  package static var helpCardImportPasswordFd: Phrase { Phrase(.helpCardImportPasswordFd) }
  /// What becomes of cards of the wallet that the file has with other values: none or all are changed. They are asked about one by one if this is not given.
  package static var helpCardImportUpdates: Phrase { Phrase(.helpCardImportUpdates) }
  /// Delete the file after the import, without a question.
  package static var helpCardImportDeleteFile: Phrase { Phrase(.helpCardImportDeleteFile) }
  /// The format: sealed is Bitwarden JSON under a password, bitwarden is Bitwarden JSON, cxf is the Credential Exchange Format. Only sealed is encrypted.
  package static var helpCardExportFormat: Phrase { Phrase(.helpCardExportFormat) }
  /// Default: sealed.
  package static var helpCardExportFormatDefault: Phrase { Phrase(.helpCardExportFormatDefault) }
  /// Read the password of a sealed file from this open descriptor, up to the first line feed.
  package static var helpCardExportPasswordFd: Phrase { Phrase(.helpCardExportPasswordFd) }
  /// none|all
  package static var helpValueUpdates: Phrase { Phrase(.helpValueUpdates) }
  /// format
  package static var helpValueCardFormat: Phrase { Phrase(.helpValueCardFormat) }
  /// --delete-file deletes a file by its name, and standard input has none.
  package static var usageDeleteStandardInput: Phrase { Phrase(.usageDeleteStandardInput) }
}
