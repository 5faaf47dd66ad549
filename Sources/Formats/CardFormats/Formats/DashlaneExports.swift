import PaymentCards
import ReaderProtocol

/// Dashlane's export as a zip archive: a CSV file for each kind of item.
///
/// Sources: bitwarden/clients, `libs/importer/src/importers/dashlane/dashlane-csv-importer.ts`;
/// ProtonMail/WebClients, `packages/pass/lib/import/providers/dashlane`.
struct DashlaneArchive: ReadableCardFormat {
  private static let payments = "payments.csv"
  private static let others = ["credentials.csv", "securenotes.csv"]

  var name: CardFormatName { .dashlaneArchive }

  func recognizes(_ content: CardFileContent) -> Bool {
    guard let archive = content.archive else { return false }
    return archive.contains(Self.payments) || Self.others.allSatisfy { archive.contains($0) }
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let archive = content.archive else { return }
    var number = 0
    for name in [Self.payments] + Self.others where archive.contains(name) {
      try archive.withFile(name, limit: CardFile.limit) { bytes throws(CardFileFailure) in
        // A file without a row is empty, and no table.
        guard !bytes.isEmpty else { return }
        guard let table = try CardFileContent(bytes).table else { throw .otherArchive }
        try table.eachRow { row throws(CardFileFailure) in
          number += 1
          try take(DashlaneRows.item(row, at: ItemPlace(.item, number), now: now))
        }
      }
    }
  }
}

/// One of the files of Dashlane's archive.
struct DashlaneCSV: ReadableCardFormat {
  var name: CardFormatName { .dashlaneCSV }

  func recognizes(_ content: CardFileContent) -> Bool {
    guard let table = content.table else { return false }
    return table.hasColumns("type", "account_name", "cc_number")
      || table.hasColumns("username", "username2", "title", "password", "category")
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    try content.table?.eachRow { row throws(CardFileFailure) in
      try take(DashlaneRows.item(row, at: ItemPlace(.line, row.line), now: now))
    }
  }
}

/// Dashlane's backup under a password.
///
/// Source of its forms: openwall/john, `run/dashlane2john.py`.
struct DashlaneBackup: ExplainedCardFormat {
  var name: CardFormatName { .dashlaneBackup }

  func recognizes(_ content: CardFileContent) -> Bool {
    let bytes = content.bytes
    let start = bytes.prefix(Self.reach)
    let hasVersion = Self.versions.contains { bytes.dropFirst(Self.salt).starts(with: $0) }
    return hasVersion || Self.beginnings.contains { bytes.starts(with: $0) }
      || start.indices.contains { start[$0...].starts(with: Self.mark) }
  }

  /// As far into a file the mark is looked for, in bytes.
  private static let reach = 4_096
  private static let mark = Array("Data BEGIN".utf8)
  /// The length of the salt, in bytes, behind which the version stands.
  private static let salt = 32
  private static let versions = ["KWC3", "KWC5"].map { Array($0.utf8) }
  /// The beginning of newer ones, plain and in base64.
  private static let beginnings = ["$1$argon2d$", "$1$pbkdf2$", "JDEkYXJnb24yZC", "JDEkcGJrZGYyJ"]
    .map { Array($0.utf8) }
}
