import PaymentCards
import ReaderProtocol

/// The registry of card formats: a new format is a type, a name and a row here.
package enum CardFormatRegistry {
  /// A format and its use.
  package enum Row: Sendable {
    /// Cards are read from it.
    case readable(any ReadableCardFormat)
    /// Cards are read from it with a password.
    case encrypted(any EncryptedCardFormat)
    /// It is recognised to be explained.
    case explained(any ExplainedCardFormat)

    /// The format.
    package var format: any CardFormat {
      switch self {
      case .readable(let format): format
      case .encrypted(let format): format
      case .explained(let format): format
      }
    }
  }

  /// Every format there is. Where a file is of several, the first counts.
  package static let rows: [Row] = [
    .encrypted(KeePassDatabase()),
    .readable(KeePassXML()),
    .explained(KeePass1Database()),
    .encrypted(BitwardenSealed()),
    .explained(BitwardenAccountExport()),
    // It is known by its first item, Bitwarden's by any.
    .readable(EnpassJSON()),
    .readable(BitwardenJSON()),
    .readable(BitwardenArchive()),
    .readable(CredentialExchange()),
    .readable(OnePasswordExport()),
    .readable(LastPassCSV()),
    .readable(LastPassFormFills()),
    .readable(KeePassXCCSV()),
    .readable(ProtonJSON()),
    .readable(ProtonArchive()),
    .readable(ProtonCSV()),
    .explained(ProtonPGP()),
    .readable(SafariCards()),
    .readable(DashlaneArchive()),
    .readable(DashlaneCSV()),
    .explained(DashlaneBackup()),
    .explained(BitwardenCSV()),
    .explained(OnePasswordCSV()),
    .explained(ApplePasswordsCSV()),
    .explained(ChromeCSV()),
    .explained(FirefoxCSV()),
  ]

  /// The formats that cards are exported in, the default one first.
  package static let exports: [any WritableCardFormat] = [
    BitwardenSealed(), BitwardenJSON(), CredentialExchange(),
  ]

  /// The row of a file's format; nil where it is of none, or not of the one that is wanted.
  static func row(
    of content: CardFileContent,
    _ wanted: CardFormatName?
  ) throws(CardFileFailure) -> Row? {
    for row in rows where (wanted ?? row.format.name) == row.format.name {
      if try row.format.recognizes(content) { return row }
    }
    return nil
  }
}
