import PaymentCards
import ReaderProtocol

/// Bitwarden's CSV, which has logins and notes only.
struct BitwardenCSV: ExplainedCardFormat {
  var name: CardFormatName { .bitwardenCSV }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.table?.hasColumns("type", "name", "login_uri") ?? false
  }
}

/// 1Password's CSV, which has logins only.
struct OnePasswordCSV: ExplainedCardFormat {
  var name: CardFormatName { .onePasswordCSV }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.table.map { $0.hasLoginColumns && $0.hasOnePasswordColumns } ?? false
  }
}

/// The CSV of Apple's Passwords, which has logins only.
struct ApplePasswordsCSV: ExplainedCardFormat {
  var name: CardFormatName { .appleCSV }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.table.map { $0.hasLoginColumns && !$0.hasOnePasswordColumns } ?? false
  }
}

/// The CSV of Chrome and of browsers made from it, which has logins only.
struct ChromeCSV: ExplainedCardFormat {
  var name: CardFormatName { .chromeCSV }

  func recognizes(_ content: CardFileContent) -> Bool {
    let names = content.table?.names.map { $0.lowercased() }
    // Other programs have these columns and more; older versions have no notes.
    let columns = ["name", "url", "username", "password"]
    return names == columns || names == columns + ["note"]
  }
}

/// Firefox's CSV, which has logins only.
struct FirefoxCSV: ExplainedCardFormat {
  var name: CardFormatName { .firefoxCSV }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.table?.hasColumns("url", "username", "password", "httprealm", "guid") ?? false
  }
}

extension CSVTable {
  /// True if there are the columns that 1Password and Apple's Passwords both write.
  fileprivate var hasLoginColumns: Bool { hasColumns("title", "username", "password", "otpauth") }

  /// True if there is a column that only 1Password writes.
  fileprivate var hasOnePasswordColumns: Bool { hasColumns("favorite") || hasColumns("archived") }
}
