import Wording

/// Bitwarden's CSV, which has logins and notes only.
struct BitwardenCSV: ExplainedCardFormat {
  func recognizes(_ content: CardFileContent) -> Bool {
    content.table?.hasColumns("type", "name", "login_uri") ?? false
  }

  func explanation(path: String) -> Phrase {
    .importBitwardenCSV(path: path)
  }
}

/// 1Password's CSV, which has logins only.
struct OnePasswordCSV: ExplainedCardFormat {
  func recognizes(_ content: CardFileContent) -> Bool {
    content.table.map { $0.hasLoginColumns && $0.hasOnePasswordColumns } ?? false
  }

  func explanation(path: String) -> Phrase {
    .importOnePasswordCSV(path: path)
  }
}

/// The CSV of Apple's Passwords, which has logins only.
struct ApplePasswordsCSV: ExplainedCardFormat {
  func recognizes(_ content: CardFileContent) -> Bool {
    content.table.map { $0.hasLoginColumns && !$0.hasOnePasswordColumns } ?? false
  }

  func explanation(path: String) -> Phrase {
    .importAppleCSV(path: path)
  }
}

extension CSVTable {
  /// True if there are the columns that 1Password and Apple's Passwords both write.
  fileprivate var hasLoginColumns: Bool { hasColumns("title", "username", "password", "otpauth") }

  /// True if there is a column that only 1Password writes.
  fileprivate var hasOnePasswordColumns: Bool { hasColumns("favorite") || hasColumns("archived") }
}
