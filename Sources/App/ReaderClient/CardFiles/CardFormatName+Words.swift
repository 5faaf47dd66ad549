import DomainWords
package import PaymentCards
import Wording

extension CardFormatName {
  /// The programs from whose files cards are imported, and the format that many programs share.
  static let importable = [
    "1Password", "Bitwarden", "Dashlane", "Enpass", "KeePass", "KeePassXC", "LastPass",
    "Proton Pass", "Safari", CardFormatName.credentialExchange.displayName,
  ]

  /// True if a key file may open it.
  package var allowsKeyFile: Bool { self == .keePassDatabase }

  /// The sentence that says what a file is and what to do; nil for a format whose every file may have
  /// cards.
  func explanation(_ path: String) -> Phrase? {
    switch self {
    case .bitwardenAccount:
      exportAgain(path, "Bitwarden", as: CardFormatName.bitwardenPassword.displayName)
    case .bitwardenCSV:
      exportAgain(path, "Bitwarden", as: CardFormatName.bitwardenJSON.displayName)
    case .onePasswordCSV:
      exportAgain(path, "1Password", as: CardFormatName.onePassword.displayName)
    case .keePassXCCSV:
      exportAgain(path, "KeePassXC", as: CardFormatName.keePassXML.displayName)
    case .dashlaneBackup:
      exportAgain(path, "Dashlane", as: CardFormatName.dashlaneCSV.displayName)
    case .appleCSV: .importAppleCSV(path: path)
    case .chromeCSV: .importBrowserCSV(path: path, program: "Chrome")
    case .firefoxCSV: .importBrowserCSV(path: path, program: "Firefox")
    case .keePass1: .importKeePassOne(path: path)
    case .protonPGP: .importProtonPGP(path: path)
    case .bitwardenJSON, .bitwardenPassword, .bitwardenArchive, .credentialExchange,
      .keePassDatabase, .keePassXML, .protonJSON, .protonArchive, .protonCSV, .enpassJSON,
      .dashlaneArchive, .dashlaneCSV, .onePassword, .lastPassCSV, .lastPassFormFills, .safariCards:
      nil
    }
  }

  private func exportAgain(_ path: String, _ program: String, as other: String) -> Phrase {
    .importOtherExport(path: path, format: displayName, program: program, other: other)
  }
}
