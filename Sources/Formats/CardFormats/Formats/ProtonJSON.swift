import PaymentCards
import ReaderProtocol

/// Proton Pass's export as JSON.
struct ProtonJSON: ReadableCardFormat {
  var name: CardFormatName { .protonJSON }

  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    guard let root = content.json else { return false }
    return try ProtonItems.vaults(in: root) != nil
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let root = content.json else { return }
    try ProtonItems(now: now).read(root, take)
  }
}

/// Proton Pass's export as a zip archive: JSON, and the files attached to items beside it.
struct ProtonArchive: ReadableCardFormat {
  private static let fileName = "Proton Pass/data.json"

  var name: CardFormatName { .protonArchive }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.archive?.contains(Self.fileName) ?? false
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    try content.archive?.withFile(Self.fileName, limit: CardFile.limit) {
      bytes throws(CardFileFailure) in
      guard let root = try CardFileContent(bytes).json else { throw .otherArchive }
      try ProtonItems(now: now).read(root, take)
    }
  }
}

/// Proton Pass's export under a passphrase: a message of OpenPGP, or an archive with one.
struct ProtonPGP: ExplainedCardFormat {
  var name: CardFormatName { .protonPGP }

  func recognizes(_ content: CardFileContent) -> Bool {
    if let archive = content.archive { return archive.contains("Proton Pass/data.pgp") }
    let bytes = content.bytes
    if bytes.starts(with: "-----BEGIN PGP MESSAGE-----".utf8) { return true }
    // A packet of tag 3, a session key under a passphrase, of version 4 to 6 (RFC 9580, 4.2 and 5.3),
    // with a header of either kind.
    return bytes.count > 3 && (bytes[0] == 0xC3 || bytes[0] == 0x8C) && (4...192).contains(bytes[1])
      && (4...6).contains(bytes[2])
  }
}
