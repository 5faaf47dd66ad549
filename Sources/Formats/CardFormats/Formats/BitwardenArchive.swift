import PaymentCards
import ReaderProtocol

/// Bitwarden's export with attachments: a zip archive with the JSON export, and a folder of files for
/// each item that has some.
///
/// Source: bitwarden/clients, `getDecryptedExportZip` in
/// `libs/tools/export/vault-export/vault-export-core/src/services/individual-vault-export.service.ts`.
struct BitwardenArchive: ReadableCardFormat {
  private static let fileName = "data.json"
  private static let folder = "attachments"

  var name: CardFormatName { .bitwardenArchive }

  /// The name of the JSON is not Bitwarden's alone, so its content is looked at too.
  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    guard let archive = content.archive, archive.contains(Self.fileName) else { return false }
    var isFound = false
    try archive.withFile(Self.fileName, limit: CardFile.limit) { bytes throws(CardFileFailure) in
      isFound = try BitwardenJSON().recognizes(CardFileContent(bytes))
    }
    return isFound
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let archive = content.archive else { return }
    let items = BitwardenItems(now: now, attachments: Self.attachments(in: archive))
    try archive.withFile(Self.fileName, limit: CardFile.limit) { bytes throws(CardFileFailure) in
      try items.read(json: bytes, take)
    }
  }

  /// The names of the files, by the identifiers of the items whose they are.
  private static func attachments(in archive: ZipArchive) -> [String: [String]] {
    var names: [String: [String]] = [:]
    for name in archive.names {
      // What stands behind the second slash is the file's own name, empty for the folder's entry.
      let parts = name.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == folder, !parts[2].isEmpty else { continue }
      names[String(parts[1]), default: []].append(String(parts[2]))
    }
    return names
  }
}
